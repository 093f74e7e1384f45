import type { DialogProps } from '@navette/shared/federation';
import type { ReactNode } from 'react';

/** Makes a booking on one or several days, or changes one (S1 §2.6). Answers its number after a save, nothing when it was cancelled. */
export function BookingDialog(props: DialogProps<'dispatch/booking@1'>): ReactNode {
  return props.input.id ?? null;
}
