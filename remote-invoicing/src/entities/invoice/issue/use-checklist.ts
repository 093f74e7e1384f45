import { invoiceFaults, type InvoiceFault, type InvoiceKind } from '@navette/shared/domain';
import type { BookingRow } from '@navette/shared/ui-booking';
import { useMemo, useState } from 'react';

/** Fields of a booking that the dialog needs. */
export type BookingToInvoice = Pick<
  BookingRow,
  | 'id'
  | 'ap_date'
  | 'client_firstname'
  | 'client_lastname'
  | 'certificateNeeded'
  | 'certificateReceived'
  | 'mutualPatientID'
  | 'total'
> &
  Partial<Pick<BookingRow, 'ticket_price'>>;

/** An incomplete booking. */
export interface CheckedBooking {
  readonly booking: BookingToInvoice;
  readonly faults: readonly InvoiceFault[];
}

/** Incomplete bookings, and those invoiced nevertheless. */
export interface InvoiceChecklist {
  readonly listed: readonly CheckedBooking[];
  readonly isChosen: (id: number) => boolean;
  readonly choose: (id: number, chosen: boolean) => void;
  /** Ids of the bookings on the invoice. */
  readonly chosen: readonly number[];
}

/** The checklist of an invoice. Incomplete bookings are left out unless they are selected. */
export function useChecklist(kind: InvoiceKind, bookings: readonly BookingToInvoice[]): InvoiceChecklist {
  const [despite, setDespite] = useState<ReadonlySet<number>>(new Set());
  const listed = useMemo(
    () =>
      bookings.flatMap((booking) => {
        const faults = invoiceFaults(kind, booking);
        return faults.length > 0 ? [{ booking, faults }] : [];
      }),
    [kind, bookings],
  );
  const chosen = useMemo(() => {
    const left = new Set(listed.map(({ booking }) => booking.id).filter((id) => !despite.has(id)));
    return bookings.map(({ id }) => id).filter((id) => !left.has(id));
  }, [bookings, listed, despite]);
  return {
    listed,
    chosen,
    isChosen: (id) => despite.has(id),
    choose: (id, isIn) =>
      setDespite((before) => {
        const after = new Set(before);
        if (isIn) after.add(id);
        else after.delete(id);
        return after;
      }),
  };
}
