import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { recordQueries } from '../db/record-queries.ts';
import { plainText } from '../kernel/plain-text.ts';
import type { BodyOf, Handlers, QueryOf } from '../kernel/operation.ts';
import { bulkHandler } from './records/bulk-handler.ts';
import { cleanForm, missing, refuse } from './records/check-form.ts';
import { recordHandlers } from './records/record-handlers.ts';
import { oneOf } from './records/record-lists.ts';
import type { MasterdataServices } from './services.ts';

/** An M-code's form in its stored form. */
export function parseMCode(body: BodyOf<'createMCode'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['mcode']));
  return form;
}

const columns = ['id', 'mcode', 'name', 'price_other', 'price_dialyse', 'price_radio', 'price_chemo'] as const;

const mcodeRows = (db: Db) => db.selectFrom('mcode').select(columns);

/** M-codes by code; with a search text those that contain it in code or name. Too few for an index. */
function listMcodeRows(db: Db, { q, limit }: QueryOf<'listMCodes'>) {
  let query = mcodeRows(db).orderBy('mcode');
  if (q) query = query.where(sql<string>`fold(mcode || ' ' || coalesce(name, ''))`, 'like', `%${plainText(q)}%`);
  return (limit ? query.limit(limit) : query).execute();
}

/** Number of clients with the M-code. */
async function countMcodeReferences(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from client where mcode = (select mcode from mcode where id = ${id})`.execute(db);
  return rows[0]?.count ?? 0;
}

const mcodes = { ...recordQueries('mcode'), find: (db: Db, id: number) => oneOf(mcodeRows(db), id) };

const { get, create, update, remove } = recordHandlers({
  ...mcodes,
  countReferences: countMcodeReferences,
  parse: parseMCode,
});

export const mcodeHandlers = {
  listMCodes: ({ query, services }) => listMcodeRows(services.db, query),
  getMCode: get,
  createMCode: create,
  updateMCode: update,
  deleteMCode: remove,
  updateMCodes: bulkHandler(mcodes),
} satisfies Handlers<MasterdataServices>;
