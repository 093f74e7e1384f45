import { type InvoiceKind, parseStoredDistance } from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import type { Payer, InvoiceSums } from './refusals.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { INVOICE_LINES } from '../../dispatch/public.ts';
import type { CompanyProfile } from '../../masterdata/public.ts';
import { INVOICE_TABLES } from '../kinds.ts';
import type { WalletRow } from '../wallets/wallet-row.ts';
import type { InvoicePayer } from './payer.ts';

/** Forms of the calls that issue one invoice, by kind. */
export interface InvoiceForms {
  client: BodyOf<'createClientInvoice'>;
  driver: BodyOf<'createDriverInvoice'>;
  insurance: BodyOf<'createInsuranceInvoice'>;
}

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

export interface InvoiceToWrite {
  readonly id: number;
  readonly order: InvoiceOrder;
  readonly sums: InvoiceSums;
  readonly lines: readonly WalletRow[];
  readonly payer: InvoicePayer;
  readonly company: CompanyProfile;
  readonly issuedAt: Date;
  readonly issuedBy: number;
}

const COMMON = ['id', 'date', 'amount', 'company', 'payer', 'totals', 'issuedAt', 'issuedBy', 'clientId'] as const;
const COLUMNS: Readonly<Record<InvoiceKind, readonly string[]>> = {
  client: [...COMMON, 'factuur', 'invoiceName', 'invoiceAddress'],
  driver: [...COMMON, 'factuur', 'driverId'],
  insurance: [...COMMON, 'insuranceId'],
};
const LINE = ['invoiceId', 'position', 'bookingId', 'live', 'amount', 'snapshot'] as const;

const rowOf = ({ order, sums, payer, id, company, issuedAt, issuedBy }: InvoiceToWrite, kind: InvoiceKind) => ({
  ...payer.columns,
  id,
  date: order.date,
  amount: sums.total,
  company,
  payer: payer.addressee,
  totals: sums.parts,
  issuedAt,
  issuedBy,
  factuur: order.factuur,
  clientId: kind === 'client' ? order.payer.id : order.payer.clientId,
  [`${kind}Id`]: order.payer.id,
});

/** Inserts invoices with their payers' current data, in one statement. */
export const insertInvoices = (trx: Db, kind: InvoiceKind, invoices: readonly InvoiceToWrite[]): Promise<void> =>
  insertRecords(
    trx,
    INVOICE_TABLES[kind],
    COLUMNS[kind],
    invoices.map((invoice) => rowOf(invoice, kind)),
  );

export const insertLines = (
  trx: Db,
  kind: InvoiceKind,
  invoices: readonly Pick<InvoiceToWrite, 'id' | 'lines'>[],
): Promise<void> =>
  insertRecords(
    trx,
    INVOICE_LINES[kind],
    LINE,
    invoices.flatMap(({ id, lines }) =>
      lines.map((row, index) => ({
        invoiceId: id,
        position: index + 1,
        bookingId: row.id,
        live: true,
        amount: row.total ?? 0,
        snapshot: lineSnapshot(row),
      })),
    ),
  );

/** Inserts rows of which JSON names the columns, in one statement. */
export async function insertRecords(trx: Db, table: string, columns: readonly string[], rows: readonly object[]) {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) ${prepared}`.execute(
    trx,
  );
}

/** Notes of the office are not part of an invoice. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'comment',
  'info',
  'mutualComment',
  'distance',
  'nonReimbursed',
  'driver_papersUntil',
  'invoices',
  'offer',
]);

/** Booking data stored with a line: everything that a document prints, and of the route only its sums. */
export function lineSnapshot(row: WalletRow): Record<string, unknown> {
  const totals = parseStoredDistance(row.distance)?.totals;
  return {
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.has(name))),
    distance: totals ? JSON.stringify({ totals }) : null,
  };
}
