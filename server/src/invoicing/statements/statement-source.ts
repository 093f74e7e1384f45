import { documentLanguage, dueDate } from '@navette/shared/document';
import { brusselsNow, statementOf, sumMoney } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { refuseRange } from '../../kernel/refuse-range.ts';
import { companyProfile } from '../../masterdata/public.ts';
import { companyOf } from '../documents/stored-source.ts';
import { clientMovements, openInvoices, statementClient } from './statement-queries.ts';

/** Days of a statement of account: twenty years. */
const LONGEST_STATEMENT = 20 * 366;

type ClientStatement = AnswerOf<'getClientStatement'>;

/** What is still to be paid, each with the last day to pay that its document names. */
async function stillOpen(db: Db, clientId: number): Promise<ClientStatement['open']> {
  const rows = await openInvoices(db, clientId);
  return Promise.all(
    rows.map(async ({ company: kept, ...invoice }) => {
      const company = await companyOf(db, kept);
      return { ...invoice, due: dueDate({ date: invoice.date, company }) };
    }),
  );
}

/**
 * What the statement of account of a client is made of, printed now.
 * @throws ProblemError 400 for days in the wrong order, 404 for an unknown client
 */
export async function statementSource(
  db: Db,
  { clientId, startDate = null, endDate = null }: BodyOf<'getClientStatement'>,
  now: Date,
): Promise<ClientStatement> {
  if (startDate && endDate) refuseRange({ start: startDate, end: endDate }, 'endDate', LONGEST_STATEMENT);
  const { firstname, lastname, language, payer } = await statementClient(db, clientId);
  const movements = await clientMovements(db, clientId);
  const { entries, opening, balance } = statementOf(movements, { start: startDate, end: endDate });
  const open = await stillOpen(db, clientId);
  const { date: today } = brusselsNow(now);
  return {
    clientId,
    firstname,
    lastname,
    payer,
    language: documentLanguage(language),
    company: await companyProfile(db),
    today,
    startDate,
    endDate,
    opening,
    entries: [...entries],
    balance,
    late: sumMoney(open.filter(({ due }) => due < today).map((invoice) => invoice.open)),
    open,
  };
}
