import type { DialogInput, DialogResult } from '@navette/shared/federation';
import { lazy, Suspense, type ReactNode } from 'react';

const BookingDialog = lazy(() => import('../../dialogs/booking/index.tsx'));

/** What a new booking starts with. */
export type NewBooking = NonNullable<DialogInput<'dispatch/booking@1'>['draft']>;

interface BookingEditorProps {
  /** The booking that stands open. */
  readonly id: number | undefined;
  /** A new one is being made. */
  readonly adding: NewBooking | null;
  readonly onClose: (saved: DialogResult<'dispatch/booking@1'>) => void;
}

/** The booking dialog over the list, loaded when it is first needed. */
export function BookingEditor({ id, adding, onClose }: BookingEditorProps): ReactNode {
  if (!adding && id === undefined) return null;
  return (
    <Suspense>
      <BookingDialog key={adding ? 'new' : id} input={adding ? { draft: adding } : { id }} onClose={onClose} />
    </Suspense>
  );
}
