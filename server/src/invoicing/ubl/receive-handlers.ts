import { enterpriseNumberText, hasExtension, normaliseIban, parseEnterpriseNumber } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readUpload, storeReferenced } from '../../files/public.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handlers } from '../../kernel/operation.ts';
import { invalid, ProblemError } from '../../kernel/problem.ts';
import { companyProfile } from '../../masterdata/public.ts';
import { noteReceipt } from '../registers/register.ts';
import { MOST_BYTES } from '../registers/register-handlers.ts';
import type { InvoicingServices } from '../services.ts';
import { type ReceivedInvoice, type ReceivedSupplier, receivedInvoice } from './received-invoice.ts';
import { readXml } from './read-xml.ts';

/** The recorded supplier with the enterprise number of an invoice, else with its account. */
async function supplierIn(db: Db, { cn, bank_account }: ReceivedSupplier) {
  const { rows } = await sql<{ id: number; name: string; bank_account: string | null }>`
    select id, name, bank_account from supplier
    where cn = ${cn} or ${cn}::text is null and replace(bank_account, ' ', '') = ${bank_account}
    order by id limit 1`.execute(db);
  return rows[0];
}

/** The expense that already has the number of an invoice. */
const recorded = (db: Db, supplierId: number, invoiceNumber: string) =>
  db
    .selectFrom('expense')
    .select(['id', 'name', 'date'])
    .where((where) => where.and({ supplierId, invoiceNumber }))
    .executeTakeFirst();

/** The PDF within an invoice as a receipt; null for none, and for one that a receipt could not be. */
async function storedPdf(
  services: InvoicingServices,
  pdf: Buffer | null,
): Promise<AnswerOf<'readExpenseUbl'>['receipt']> {
  if (pdf === null) return null;
  try {
    return await storeReferenced(services, pdf, async (trx, { key, contentType }) => {
      await noteReceipt(trx, key, services.now());
      return { itemKey: key, contentType, imageUrl: services.fileLinks.sign(key) };
    });
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return null;
    throw error;
  }
}

async function warningsOf(
  db: Db,
  { warnings, buyer, supplier }: ReceivedInvoice,
  account: string | null | undefined,
): Promise<AnswerOf<'readExpenseUbl'>['warnings']> {
  const own = parseEnterpriseNumber((await companyProfile(db)).companyNumber ?? '');
  const differs = account && supplier.bank_account && normaliseIban(account) !== supplier.bank_account;
  return [
    ...warnings,
    ...(own !== undefined && buyer !== null && buyer !== own ? (['buyer'] as const) : []),
    ...(differs ? (['account'] as const) : []),
  ];
}

/** Invoices of suppliers as UBL (specification/payments.md#received-invoices). */
export const receiveHandlers = {
  readExpenseUbl: async ({ query: { name }, request, services }) => {
    if (!hasExtension(name)) throw invalid({ field: 'name', messageKey: 'validation.validFile' });
    const { db } = services;
    const invoice = receivedInvoice(await readXml(await readUpload(request.body, MOST_BYTES)));
    const { pdf, buyer: _buyer, supplier, lines, ...read } = invoice;
    const known = await supplierIn(db, supplier);
    const warnings = await warningsOf(db, invoice, known?.bank_account);
    noteForLog(request, { subject: `${supplier.name} ${read.number}` });
    return {
      ...read,
      lines: [...lines],
      warnings,
      supplier: {
        ...supplier,
        cn: supplier.cn && enterpriseNumberText(supplier.cn),
        id: known?.id ?? null,
        knownAs: known?.name ?? null,
      },
      recorded: (known && (await recorded(db, known.id, read.number))) ?? null,
      receipt: await storedPdf(services, pdf),
    };
  },
} satisfies Handlers<InvoicingServices>;
