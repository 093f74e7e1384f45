import type { DialogInput, DialogResult } from '@navette/shared/federation';
import { lazy, Suspense, type ReactNode } from 'react';

const BookingDialog = lazy(() => import('../../dialogs/booking/index.tsx'));

/** Initial values of a new booking. */
export type NewBooking = NonNullable<DialogInput<'dispatch/booking@1'>['draft']>;

interface BookingEditorProps {
  /** Id of the open booking. */
  readonly id: number | undefined;
  /** A new booking is being added. */
  readonly adding: NewBooking | null;
  readonly onClose: (saved: DialogResult<'dispatch/booking@1'>) => void;
}

/** Booking dialog over the list, loaded when it is first needed. */
export function BookingEditor({ id, adding, onClose }: BookingEditorProps): ReactNode {
  if (!adding && id === undefined) return null;
  return (
    <Suspense>
      <BookingDialog key={adding ? 'new' : id} input={adding ? { draft: adding } : { id }} onClose={onClose} />
    </Suspense>
  );
}
