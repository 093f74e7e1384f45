import { invoiceFaults, type InvoiceFault, type InvoiceKind } from '@navette/shared/domain';
import type { BookingRow } from '@navette/shared/ui-booking';
import { useMemo, useState } from 'react';

/** What the dialog looks at in a booking that is to be invoiced. */
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

/** A booking that lacks something. */
export interface CheckedBooking {
  readonly booking: BookingToInvoice;
  readonly faults: readonly InvoiceFault[];
}

/** What is missing before an invoice, and what is invoiced all the same. */
export interface InvoiceChecklist {
  readonly listed: readonly CheckedBooking[];
  readonly isChosen: (id: number) => boolean;
  readonly choose: (id: number, chosen: boolean) => void;
  /** Numbers of the bookings that go on the invoice. */
  readonly chosen: readonly number[];
}

/** The checklist of an invoice. What lacks something is left out unless it is chosen. */
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
