import { changed } from '../kernel/problem.ts';
import type { BodyOf, Handlers } from '../kernel/operation.ts';
import {
  incompleteAddress,
  missing,
  refuse,
  storedPhones,
  wrongPhones,
  cleanForm,
  placeAddress,
  parseSimple,
} from './records/check-form.ts';
import { recordQueries } from '../db/record-queries.ts';
import { bulkHandler } from './records/bulk-handler.ts';
import { recordHandlers } from './records/record-handlers.ts';
import type { MasterdataServices } from './services.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { countReferences, listRecords, newestFirst, oneOf } from './records/record-lists.ts';

/** A destination's form in its stored form. */
export async function parseDestination(body: BodyOf<'createDestination'>, { addresses }: MasterdataServices) {
  const form = cleanForm(body);
  refuse(missing(form, ['name']), incompleteAddress(form), wrongPhones(form, ['tel']));
  return { ...form, ...storedPhones(form, ['tel']), ...(await placeAddress(addresses, form)) };
}

const columns = [
  'id',
  'name',
  'address',
  'zip',
  'city',
  'fullAddress',
  'latitude',
  'longitude',
  'tel',
  'wardEmail',
  'active',
] as const;

const rows = (db: Db) => db.selectFrom('destination').select(columns);

/** Deletes destinations; returns the count. They can be restored for a day. */
async function removeDestination(trx: Db, id: number): Promise<bigint> {
  await sql`delete from deleted_destination where "deletedAt" < now() - interval '1 day'`.execute(trx);
  const gone = await trx.deleteFrom('destination').where('id', '=', id).returning(columns).execute();
  if (gone.length > 0) await trx.insertInto('deleted_destination').values(gone).execute();
  return BigInt(gone.length);
}

/** Restores deleted destinations under their ids; returns the count. */
const restoreDestination = (db: Db, id: number): Promise<bigint> =>
  db.transaction().execute(async (trx) => {
    const back = await trx.deleteFrom('deleted_destination').where('id', '=', id).returning(columns).execute();
    if (back.length > 0) await trx.insertInto('destination').values(back).execute();
    return BigInt(back.length);
  });

const destinations = { ...recordQueries('destination'), find: (db: Db, id: number) => oneOf(rows(db), id) };

const { get, create, update, remove } = recordHandlers({
  ...destinations,
  remove: removeDestination,
  countReferences: countReferences('destination'),
  parse: parseDestination,
});

export const destinationHandlers = {
  listDestinations: ({ query, services }) => listRecords(rows(services.db), query, newestFirst(query, ['tel'])),
  getDestination: get,
  createDestination: create,
  updateDestination: update,
  deleteDestination: remove,
  updateDestinations: bulkHandler({ ...destinations, parse: parseSimple }),
  restoreDestination: async ({ body, services }) => changed(await restoreDestination(services.db, body.id)),
} satisfies Handlers<MasterdataServices>;
