import { useT } from '@navette/shared/i18n';
import { ErrorState, Skeleton, Stack } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import type { DialogSize } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { useAfter } from './use-after.ts';

/** A dialog whose record is on its way, or can't be had. */
export interface PendingDialogProps {
  readonly title: string;
  readonly size: DialogSize;
  /** What the record could not be had for; null while it is on its way. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  readonly onClose: () => void;
}

const PATIENCE_MS = 200;

/** Stands in for a form until its record is there. A record that comes at once shows its form without this flashing up before it. */
export function PendingDialog({ title, size, error, onRetry, retrying, onClose }: PendingDialogProps): ReactNode {
  const t = useT();
  const isSlow = useAfter(PATIENCE_MS);
  if (error === null && !isSlow) return null;
  return (
    <Dialog open {...{ title, size, onClose }}>
      {error === null ? (
        <Stack gap="4" role="status" aria-label={t('shared.loading')}>
          <Skeleton height="8" />
          <Skeleton height="8" />
          <Skeleton height="8" />
        </Stack>
      ) : (
        <ErrorState {...{ error, onRetry, retrying }} />
      )}
    </Dialog>
  );
}
