import { useT } from '@navette/shared/i18n';
import { Alert, Button, Flex, Text } from '@navette/shared/ui';
import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { asFailure } from '../federation/load-failure.ts';
import { PublicFrame } from './public-frame.tsx';

/** The host itself failed, or one of its chunks did not load. */
export function CrashPage({ error }: { readonly error: unknown }): ReactNode {
  const t = useT();
  const [{ incidentId, message }] = useState(() => asFailure(error, 'host'));
  return (
    <PublicFrame title={t('page.denied')}>
      <Flex direction="column" gap="4" marginTop="4">
        <Alert status="error" title={t('crash.title')}>
          {t('crash.body')}
        </Alert>
        <Text tone="muted" textStyle="xs" overflowWrap="anywhere">
          {t('shared.fault.incident', { incident: incidentId })} · {message}
        </Text>
        <Button
          size="lg"
          alignSelf="start"
          variant="solid"
          icon={<RotateCw aria-hidden />}
          onClick={() => location.reload()}
        >
          {t('crash.reload')}
        </Button>
      </Flex>
    </PublicFrame>
  );
}
