import type { Generated } from 'kysely';
import type { Computed, Json, Moment } from './column-types.ts';

export interface ClientInvoiceTable {
  id: number;
  date: string;
  clientId: number;
  amount: number;
  factuur: Generated<boolean>;
  invoiceName: string | null;
  invoiceAddress: string | null;
  status: Generated<number>;
  recall: Generated<number>;
  cancelledAt: Moment | null;
  search: Computed;
}

export interface DriverInvoiceTable {
  id: number;
  date: string;
  driverId: number;
  clientId: number | null;
  amount: number;
  factuur: Generated<boolean>;
  status: Generated<number>;
  cancelledAt: Moment | null;
}

export interface InsuranceInvoiceTable {
  id: number;
  date: string;
  insuranceId: number;
  clientId: number | null;
  amount: number;
  status: Generated<number>;
  cancelledAt: Moment | null;
}

export interface InvoiceLineTable {
  invoiceId: number;
  position: number;
  bookingId: number;
  live: Generated<boolean>;
  amount: number;
  snapshot: Json<Record<string, unknown>>;
}
