import { type DialogName, type DialogProps, type PinnedRemote, type RunnableSet } from '@navette/shared/federation';
import { type ReactNode, useEffect, useState } from 'react';
import { useReleaseSet } from '../federation/release-set.ts';
import type { PartFailure } from '../federation/use-recovery.ts';
import { RemotePart } from '../page/remote-part.tsx';
import { useLocale, useT } from '@navette/shared/i18n';
import { Flex, Spinner, VisuallyHidden, Alert, Button, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { RotateCw } from 'lucide-react';
import { failureText, NextTry } from '../page/failure-message.tsx';

interface RemoteDialogProps<Name extends DialogName> {
  readonly name: Name;
  /** Remote that offers the dialog. */
  readonly remote: PinnedRemote;
  readonly props: DialogProps<Name>;
  /** Called when the user closes the failure message. */
  readonly onGivenUp: (cause: unknown) => void;
}

/** Dialog of a remote, with a loading state, and a failure state with Retry. */
export function RemoteDialog<Name extends DialogName>({
  name,
  remote,
  props,
  onGivenUp,
}: RemoteDialogProps<Name>): ReactNode {
  const offer = offeredDialog(useReleaseSet().data, name);
  const failed = (partFailure: PartFailure): ReactNode => (
    <DialogFailure {...partFailure} onClose={() => onGivenUp(partFailure.failure)} />
  );
  return (
    <RemotePart<DialogProps<Name>>
      remote={offer?.remote ?? remote}
      moduleIn={({ declaration }) => declaration.dialogs.find((dialog) => dialog.name === name)?.module}
      props={props}
      loading={<DialogLoading remote={remote} onClose={() => onGivenUp(undefined)} />}
      failed={failed}
    />
  );
}

/** Loading state of a dialog, shown with a delay. Closing it cancels the opening. */
function DialogLoading({
  remote,
  onClose,
}: {
  readonly remote: PinnedRemote;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  const locale = useLocale();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open={late}
      onClose={onClose}
      size={350}
      title={remote.declaration.titles[locale]}
      finalFocus={focusInDialog}
    >
      <Flex role="status" justify="center" padding="6">
        <Spinner size="md" />
        <VisuallyHidden>{t('shared.loading')}</VisuallyHidden>
      </Flex>
    </Dialog>
  );
}

interface DialogFailureProps extends PartFailure {
  readonly onClose: () => void;
}

/** Failure state of another domain's dialog: domain, reason and Retry. The form below it is not affected. */
function DialogFailure({ remote, failure, next, needsBuild, retry, retrying, onClose }: DialogFailureProps): ReactNode {
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

/**
 * Focused element inside an open dialog, where the focus stays. Otherwise the loading or failure state would restore the focus to the page below the
 * new dialog, and the first field of the dialog would be validated on blur.
 */
function focusInDialog(): HTMLElement | null {
  const { activeElement } = document;
  const isInDialog = activeElement?.closest('[role=dialog][data-state=open]');
  return isInDialog && activeElement instanceof HTMLElement ? activeElement : null;
}

interface OfferedDialog {
  readonly remote: PinnedRemote;
  readonly module: string;
}

/** Finds the remote that offers exactly this version of a dialog. */
export function offeredDialog(set: RunnableSet | undefined, name: DialogName): OfferedDialog | undefined {
  for (const remote of Object.values(set?.remotes ?? {})) {
    const dialog = remote.declaration.dialogs.find((offer) => offer.name === name);
    if (dialog) return { remote, module: dialog.module };
  }
  return undefined;
}
