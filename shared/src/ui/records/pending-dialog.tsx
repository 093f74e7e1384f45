import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { Stack } from '../kit/layout.ts';
import { Skeleton } from '../kit/spinner.tsx';
import { Dialog, type DialogSize } from '../overlay/dialog/dialog.tsx';

/** A dialog whose record is being loaded, or failed to load. */
export interface PendingDialogProps {
  readonly title: string;
  /** Size of the dialog that follows, to avoid a layout shift. */
  readonly size: DialogSize;
  /** Error of the load; null while it is loading. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  readonly onClose: () => void;
}

const PATIENCE_MS = 200;

/** Skeleton of a form until its record is loaded, or the error with Retry. Appears after a short delay, so that it does not flash before a quick answer. */
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

/** False at first, true after this many milliseconds. */
function useAfter(delay: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isOver;
}
