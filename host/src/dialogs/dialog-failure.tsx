import { useLocale, useT } from '@navette/shared/i18n';
import { Alert, Button, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartFailure } from '../federation/recovery/part-failure.ts';
import { failureText } from '../page/failure-text.ts';
import { NextTry } from '../page/next-try.tsx';
import { focusInDialog } from './focus-in-dialog.ts';

interface DialogFailureProps extends PartFailure {
  readonly onClose: () => void;
}

/** Failure state of another domain's dialog: domain, reason and Retry. The form below it is not affected. */
export function DialogFailure({
  remote,
  failure,
  next,
  needsBuild,
  retry,
  retrying,
  onClose,
}: DialogFailureProps): ReactNode {
  const t = useT();
  const locale = useLocale();
  const domain = remote.declaration.titles[locale];
  return (
    <Dialog
      open
      onClose={onClose}
      size={600}
      title={domain}
      finalFocus={focusInDialog}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.close')}</Button>
          <Button variant="solid" icon={<RotateCw aria-hidden />} loading={retrying} onClick={retry}>
            {t('shared.retry')}
          </Button>
        </>
      }
    >
      <Alert status="error" title={t('load.failure.title', { domain })}>
        <Text>{t(failureText[failure.kind])}</Text>
        <Text textStyle="xs" marginTop="1">
          {t('shared.fault.incident', { incident: failure.incidentId })}
        </Text>
      </Alert>
      <NextTry next={next} needsBuild={needsBuild} retrying={retrying} />
    </Dialog>
  );
}
