import { brusselsToday, type IsoDate } from '@navette/shared/domain';
import type { DialogResult } from '@navette/shared/federation';
import { lazy, Suspense, type ReactNode } from 'react';

const BookingDialog = lazy(() => import('../../dialogs/booking/index.tsx'));

interface BookingEditorProps {
  /** The booking that stands open. */
  readonly id: number | undefined;
  /** A new one is being made. */
  readonly adding: boolean;
  /** First day of the list: a new booking starts with it unless it has passed. */
  readonly day: IsoDate;
  readonly onClose: (saved: DialogResult<'dispatch/booking@1'>) => void;
}

/** The booking dialog over the list, loaded when it is first needed. */
export function BookingEditor({ id, adding, day, onClose }: BookingEditorProps): ReactNode {
  const today = brusselsToday();
  if (!adding && id === undefined) return null;
  const input = adding ? { draft: { dates: [day < today ? today : day] } } : { id };
  return (
    <Suspense>
      <BookingDialog key={adding ? 'new' : id} input={input} onClose={onClose} />
    </Suspense>
  );
}
