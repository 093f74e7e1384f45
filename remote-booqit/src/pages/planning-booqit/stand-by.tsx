import { useT } from '@navette/shared/i18n';
import { Button, ErrorState, Flex, Spinner, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';

interface StandByProps {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** "Please stand by" while the platform is asked; it closes with the answer, and a failure stands in it with Retry (DECISIONS 49). */
export function StandBy({ isPending, error, onRetry, onClose }: StandByProps): ReactNode {
  const t = useT();
  if (!isPending && !error) return null;
  return (
    <Dialog
      open
      size={600}
      onClose={onClose}
      title={t('standBy.title')}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      {isPending ? (
        <Flex gap="3" align="center" role="status">
          <Spinner />
          <Text>{t('standBy.text')}</Text>
        </Flex>
      ) : (
        <ErrorState error={error} onRetry={onRetry} retrying={isPending} />
      )}
    </Dialog>
  );
}
