import type { ReactNode } from 'react';
import { useBookingScreen } from '../booking-context.ts';

/** Fields and buttons that change the booking: disabled when nothing of it can be changed any more. What only shows stands outside. */
export function Editable({ children }: { readonly children: ReactNode }): ReactNode {
  const { isReadOnly = false } = useBookingScreen();
  return (
    <fieldset disabled={isReadOnly} style={{ display: 'contents' }}>
      {children}
    </fieldset>
  );
}
