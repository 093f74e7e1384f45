import type { BodyOf, Handlers, QueryOf } from '../kernel/operation.ts';
import {
  missing,
  refuse,
  storedAccount,
  storedPhones,
  wrongNumbers,
  wrongPhones,
  cleanForm,
  fullAddressOf,
} from './records/check-form.ts';
import { recordQueries } from '../db/record-queries.ts';
import { recordHandlers } from './records/record-handlers.ts';
import type { MasterdataServices } from './services.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { nearestFirst, searchWords, matchesRecord } from '../db/words.ts';

/** Name and address are required (specification/registers.md#insurers); a letter box without a house number is valid here. */
export function parseInsurance(body: BodyOf<'createInsurance'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['name', 'address']), wrongPhones(form, ['tel']), wrongNumbers(form));
  const fullAddress = form.fullAddress ?? (form.zip && form.city ? fullAddressOf(form) : null);
  return { ...form, ...storedPhones(form, ['tel']), ...storedAccount(form), fullAddress };
}

const columns = [
  'id',
  'name',
  'cn',
  'address',
  'zip',
  'city',
  'fullAddress',
  'postbox',
  'tel',
  'email',
  'bank_account',
  'language',
  'min10km',
  'plus10km',
  'comment',
] as const;

/** Insurers by name; with a search text the matching ones, the closest first. */
function listInsuranceRows(db: Db, { q, limit }: QueryOf<'listInsurances'>) {
  let query = db.selectFrom('insurance').select(columns);
  if (q) query = query.where(matchesRecord(q, { phones: ['tel'] })).orderBy(nearestFirst('search', searchWords(q)));
  query = query.orderBy('name');
  return (limit ? query.limit(limit) : query).execute();
}

/** One insurer. */
const findInsurance = (db: Db, id: number) =>
  db.selectFrom('insurance').select(columns).where('id', '=', id).executeTakeFirst();

/** Number of bookings and invoices that refer to an insurer. */
async function countInsuranceReferences(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from booking where "insuranceId" = ${id})
      + (select count(*) from insurance_invoice where "insuranceId" = ${id}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

const { get, create, update, remove } = recordHandlers({
  ...recordQueries('insurance'),
  find: findInsurance,
  countReferences: countInsuranceReferences,
  parse: parseInsurance,
});

export const insuranceHandlers = {
  listInsurances: ({ query, services }) => listInsuranceRows(services.db, query),
  getInsurance: get,
  createInsurance: create,
  updateInsurance: update,
  deleteInsurance: remove,
} satisfies Handlers<MasterdataServices>;
