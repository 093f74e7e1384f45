import { byName } from '../db/name-column.ts';
import type { BodyOf, Handlers } from '../kernel/operation.ts';
import {
  missing,
  refuse,
  storedAccounts,
  storedPhones,
  wrongNumbers,
  wrongPhones,
  cleanForm,
  fullAddressOf,
  parseSimple,
} from './records/check-form.ts';
import { recordQueries } from '../db/record-queries.ts';
import { bulkHandler } from './records/bulk-handler.ts';
import { recordHandlers } from './records/record-handlers.ts';
import type { MasterdataServices } from './services.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { countReferences, listRecords, oneOf } from './records/record-lists.ts';

/** Name and address are required (specification/registers.md#insurers); a letter box without a house number is valid here. */
export function parseInsurance(body: BodyOf<'createInsurance'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['name', 'address']), wrongPhones(form, ['tel']), wrongNumbers(form));
  const fullAddress = form.fullAddress ?? (form.zip && form.city ? fullAddressOf(form) : null);
  return { ...form, ...storedPhones(form, ['tel']), ...storedAccounts(form, ['bank_account']), fullAddress };
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
  'invoiceChannel',
  'min10km',
  'plus10km',
  'comment',
  'active',
] as const;

const rows = (db: Db) => db.selectFrom('insurance').select(columns);

const insurances = { ...recordQueries('insurance'), find: (db: Db, id: number) => oneOf(rows(db), id) };

const { get, create, update, remove } = recordHandlers({
  ...insurances,
  countReferences: countReferences('insurance'),
  parse: parseInsurance,
});

export const insuranceHandlers = {
  listInsurances: ({ query, services }) =>
    listRecords(rows(services.db), query, { phones: ['tel'], last: byName(sql.ref('name')) }),
  getInsurance: get,
  createInsurance: create,
  updateInsurance: update,
  deleteInsurance: remove,
  updateInsurances: bulkHandler({ ...insurances, parse: parseSimple }),
} satisfies Handlers<MasterdataServices>;
