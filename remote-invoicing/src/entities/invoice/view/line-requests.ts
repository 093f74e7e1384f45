import { api, dataOf } from '@navette/shared/api';
import type { InvoiceKind } from '@navette/shared/domain';
import type { BookingRow } from '@navette/shared/ui-booking';
import { queryOptions } from '@tanstack/react-query';

interface Asked {
  readonly id: number;
  readonly payerId: number;
}

const READ: Readonly<Record<InvoiceKind, (asked: Asked) => Promise<BookingRow[]>>> = {
  client: ({ id, payerId }) =>
    dataOf(api.POST('/service/invoice/bookingsByClientInvoice', { body: { invoiceId: id, clientId: payerId } })),
  driver: ({ id, payerId }) =>
    dataOf(api.POST('/service/invoice/bookingsByDriverInvoice', { body: { invoiceId: id, driverId: payerId } })),
  insurance: ({ id, payerId }) =>
    dataOf(api.POST('/service/invoice/bookingsByInsuranceInvoice', { body: { invoiceId: id, insuranceId: payerId } })),
};

/** Lines of an invoice, as they were when it was made. */
export const linesOf = (kind: InvoiceKind, asked: Asked) =>
  queryOptions({
    queryKey: ['invoiceLines', kind, asked],
    queryFn: () => READ[kind](asked),
    meta: { failure: 'inPlace' } as const,
  });
