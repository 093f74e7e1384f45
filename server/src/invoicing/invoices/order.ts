import type { InvoiceKind } from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import type { Payer } from './refusals.ts';

/** Forms of the calls that issue one invoice, by kind. */
export interface InvoiceForms {
  client: BodyOf<'createClientInvoice'>;
  driver: BodyOf<'createDriverInvoice'>;
  insurance: BodyOf<'createInsuranceInvoice'>;
}

/** An invoice to issue. */
export interface InvoiceOrder {
  readonly payer: Payer;
  readonly date: string;
  /** Amount that the user saw; another than the computed one is refused. */
  readonly amount: number;
  readonly factuur: boolean;
  readonly bookings: readonly number[];
}

const PAYERS: { readonly [Kind in InvoiceKind]: (invoice: InvoiceForms[Kind]['invoice']) => Payer } = {
  client: ({ clientId }) => ({ id: clientId, clientId: null }),
  driver: ({ driverId, clientId = null }) => ({ id: driverId, clientId }),
  insurance: ({ insuranceId, clientId = null }) => ({ id: insuranceId, clientId }),
};

/** The order of a form; invoices of insurers have no `factuur`. */
export function orderOf<Kind extends InvoiceKind>(kind: Kind, { invoice, bookings }: InvoiceForms[Kind]): InvoiceOrder {
  const { date, amount } = invoice;
  const factuur = 'factuur' in invoice ? invoice.factuur : undefined;
  return { payer: PAYERS[kind](invoice), date, amount, factuur: factuur ?? true, bookings };
}
