import { NOTICE_DAYS, PAYMENT_DAYS } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';

/** Term of the organisation when an invoice was made, in days; the default if none is stored with it. */
const keptTerm = (table: string, name: string, usual: number): RawBuilder<number> =>
  sql`coalesce(substring(${sql.ref(`${table}.company`)} ->> ${sql.lit(name)} from '^\\d{1,3}$')::integer, ${sql.lit(usual)})`;

/** Due date of an invoice, as in its document ({@link dueDate} of the documents). */
export const dueOf = (table: string): RawBuilder<string> =>
  sql`(${sql.ref(`${table}.date`)} + ${keptTerm(table, 'paymentTerm', PAYMENT_DAYS)})`;

/** Term of a formal notice of an invoice in days, as in its letter. */
export const noticeDaysOf = (table: string): RawBuilder<number> => keptTerm(table, 'noticeTerm', NOTICE_DAYS);
