import { useT } from '@navette/shared/i18n';
import { useRouteError } from '@navette/shared/router';
import { Alert, Button, Flex, Text } from '@navette/shared/ui';
import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { asFailure } from '../federation/load-failure.ts';
import { PublicFrame } from '../public/public-frame.tsx';
import { FirstHeading } from './first-heading.tsx';

/** Outermost error boundary: the host itself failed, or a chunk of it did not load. */
export function CrashPage(): ReactNode {
  const t = useT();
  const error = useRouteError();
  const [{ incidentId, message }] = useState(() => asFailure(error, 'host'));
  return (
    <PublicFrame>
      <FirstHeading>{t('page.denied')}</FirstHeading>
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
