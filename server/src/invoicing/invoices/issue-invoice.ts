import { type InvoiceKind } from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { companyProfile } from '../../masterdata/public.ts';
import { walletRow } from '../wallets/wallet-row.ts';
import { insertLines, liveInvoices, lockForInvoice, countLines, rowsToInvoice, takeNumber } from './issue-queries.ts';
import { clientAddressee, driverAddressee, insuranceAddressee } from './payer.ts';
import { type InvoiceSums, invoiceSums } from './priced.ts';
import { type Payer, refuseAmount, refuseBookings } from './refusals.ts';

/** Heads of the invoices that may be made, by kind. */
export interface Heads {
  client: BodyOf<'createClientInvoice'>['invoice'];
  driver: BodyOf<'createDriverInvoice'>['invoice'];
  insurance: BodyOf<'createInsuranceInvoice'>['invoice'];
}

/** An invoice to make. */
export interface Order<Kind extends InvoiceKind> {
  readonly invoice: Heads[Kind];
  readonly bookings: readonly number[];
}

/** Who makes an invoice, and whether the call says that it is a new one. */
export interface Issuing {
  readonly userId: number;
  readonly at: Date;
  /** It came with an `Idempotency-Key` that is not known: no repeat, even with the number and the bookings of another call. */
  readonly isNew: boolean;
}

interface Maker<Kind extends InvoiceKind> {
  payerOf(head: Heads[Kind]): Payer;
  /** Writes the invoice, with who it goes to as they are now. */
  insert(trx: Db, head: Heads[Kind], made: Made): Promise<unknown>;
}

interface Made {
  readonly id: number;
  readonly date: string;
  readonly amount: number;
  readonly company: string;
  readonly totals: string;
  readonly issuedAt: Date;
  readonly issuedBy: number;
}

const MAKERS: { readonly [Kind in InvoiceKind]: Maker<Kind> } = {
  client: {
    payerOf: ({ clientId }) => ({ id: clientId, clientId: null }),
    insert: async (trx, { clientId, factuur = true }, made) => {
      const { addressee, ...named } = await clientAddressee(trx, clientId);
      const values = { ...made, ...named, clientId, factuur, payer: JSON.stringify(addressee) };
      await trx.insertInto('client_invoice').values(values).execute();
    },
  },
  driver: {
    payerOf: ({ driverId, clientId = null }) => ({ id: driverId, clientId }),
    insert: async (trx, { driverId, clientId = null, factuur = true }, made) => {
      const payer = JSON.stringify(await driverAddressee(trx, driverId));
      await trx
        .insertInto('driver_invoice')
        .values({ ...made, driverId, clientId, factuur, payer })
        .execute();
    },
  },
  insurance: {
    payerOf: ({ insuranceId, clientId = null }) => ({ id: insuranceId, clientId }),
    insert: async (trx, { insuranceId, clientId = null }, made) => {
      const payer = JSON.stringify(await insuranceAddressee(trx, insuranceId));
      await trx
        .insertInto('insurance_invoice')
        .values({ ...made, insuranceId, clientId, payer })
        .execute();
    },
  },
};

/**
 * Makes an invoice of some bookings: number, invoice and lines in one transaction, amounts by the rules (DECISIONS 36).
 * @returns its number; that of the invoice there is, when the same number is asked for with the same bookings again
 * @throws ProblemError 400 or 409 that names the booking or the field; no number is consumed
 */
export async function issueInvoice<Kind extends InvoiceKind>(
  trx: Db,
  kind: Kind,
  { invoice, bookings: ids }: Order<Kind>,
  { userId, at, isNew }: Issuing,
): Promise<number> {
  const maker = MAKERS[kind];
  const archived = await lockForInvoice(trx, ids);
  const [rows, live, company] = [
    await rowsToInvoice(trx, ids),
    await liveInvoices(trx, kind, ids),
    await companyProfile(trx),
  ];
  if (!isNew && invoice.id && (await isSame(trx, kind, invoice.id, ids, live))) return invoice.id;
  const lines = rows.map((row) => walletRow(kind, row, company));
  const found = new Map(
    lines.map((row) => [row.id, { row, archived: archived.has(row.id), invoiceId: live.get(row.id) }]),
  );
  refuseBookings(kind, ids, found, maker.payerOf(invoice));
  const sums: InvoiceSums = invoiceSums(kind, rows, company);
  refuseAmount(kind, sums, invoice.amount);
  const id = await takeNumber(trx, kind);
  await maker.insert(trx, invoice, {
    id,
    date: invoice.date,
    amount: sums.total,
    company: JSON.stringify(company),
    totals: JSON.stringify(sums.parts),
    issuedAt: at,
    issuedBy: userId,
  });
  await insertLines(trx, kind, id, lines);
  return id;
}

/** Whether an invoice has exactly these bookings. */
async function isSame(
  trx: Db,
  kind: InvoiceKind,
  id: number,
  ids: readonly number[],
  live: ReadonlyMap<number, number>,
): Promise<boolean> {
  return ids.every((booking) => live.get(booking) === id) && (await countLines(trx, kind, id)) === ids.length;
}
