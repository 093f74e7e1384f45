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
import type { RowChange } from '../db/types.ts';
import { listRecords, newestFirst, oneOf } from './records/record-lists.ts';

/**
 * The e-mail address is saved unchecked: the list marks an invalid one (specification/registers.md#care-centers). The subscription comes from the mailing list,
 * never from a form.
 */
export async function parseCareCenter(body: BodyOf<'createCareCenter'>, { addresses }: MasterdataServices) {
  const { subscribed_id: _said, ...form } = cleanForm(body);
  refuse(missing(form, ['name']), incompleteAddress(form), wrongPhones(form, ['tel']));
  return { ...form, ...storedPhones(form, ['tel']), ...(await placeAddress(addresses, form)) };
}

const columns = [
  'id',
  'name',
  'email_address',
  'tel',
  'address',
  'zip',
  'city',
  'fullAddress',
  'latitude',
  'longitude',
  'visited',
  'marked',
  'subscribed_id',
  'active',
] as const;

const rows = (db: Db) => db.selectFrom('carecenter').select(columns);

/** Updates a care center; returns the count. A changed e-mail address is not the subscribed one. */
export async function changeCarecenter(db: Db, id: number, change: RowChange<'carecenter'>): Promise<bigint> {
  const email = change.email_address;
  const subscription =
    email === undefined
      ? {}
      : {
          subscribed_id: sql<
            string | null
          >`case when lower(trim(email_address)) = lower(${email}) then subscribed_id end`,
        };
  return (
    await db
      .updateTable('carecenter')
      .set({ ...change, ...subscription })
      .where('id', '=', id)
      .executeTakeFirst()
  ).numUpdatedRows;
}

const careCenters = { ...recordQueries('carecenter'), find: (db: Db, id: number) => oneOf(rows(db), id) };

const { get, create, update, remove } = recordHandlers({
  ...careCenters,
  change: changeCarecenter,
  parse: parseCareCenter,
});

export const carecenterHandlers = {
  listCareCenters: ({ query, services }) => listRecords(rows(services.db), query, newestFirst(query, ['tel'])),
  getCareCenter: get,
  createCareCenter: create,
  updateCareCenter: update,
  deleteCareCenter: remove,
  updateCareCenters: bulkHandler({ ...careCenters, parse: parseSimple }),
} satisfies Handlers<MasterdataServices>;
