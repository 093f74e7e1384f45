import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import {
  incompleteAddress,
  missing,
  refuse,
  storedAccounts,
  storedPhones,
  wrongNumbers,
  wrongPerson,
  cleanForm,
  placeAddress,
  parseSimple,
} from '../records/check-form.ts';
import { findDriver, listActiveDriverRows, listDriverRows } from './driver-queries.ts';
import { recordQueries } from '../../db/record-queries.ts';
import { bulkHandler } from '../records/bulk-handler.ts';
import { recordHandlers } from '../records/record-handlers.ts';
import { countReferences } from '../records/record-lists.ts';
import { invalid } from '../../kernel/problem.ts';
import type { MasterdataServices } from '../services.ts';

const PHONES = ['tel', 'mobile'] as const;

/** A driver's form in its stored form. The role is always driver and is not stored. */
export async function parseDriver(body: BodyOf<'createDriver'>, services: MasterdataServices) {
  const { role: _always, ...form } = cleanForm(body);
  refuse(
    missing(form, ['firstname', 'lastname', 'mobile']),
    incompleteAddress(form),
    wrongPerson(form, services),
    wrongNumbers(form),
  );
  return {
    ...form,
    ...storedPhones(form, PHONES),
    ...storedAccounts(form, ['bank_account']),
    ...(await placeAddress(services.addresses, form)),
  };
}

const drivers = { ...recordQueries('driver'), find: findDriver };

const { get, create, update, remove } = recordHandlers({
  ...drivers,
  countReferences: countReferences('driver'),
  parse: parseDriver,
});

export const driverHandlers = {
  listDrivers: ({ query, services }) => listDriverRows(services.db, query),
  getDriver: get,
  listActiveDrivers: ({ services }) => listActiveDriverRows(services.db),
  createDriver: create,
  updateDriver: update,
  deleteDriver: remove,
  updateDrivers: bulkHandler({
    ...drivers,
    parse: (changes: BodyOf<'updateDrivers'>['records'][number]['changes']) => {
      if (changes.mobile === null) throw invalid({ field: 'mobile', messageKey: 'validation.required' });
      return parseSimple(changes);
    },
  }),
} satisfies Handlers<MasterdataServices>;
