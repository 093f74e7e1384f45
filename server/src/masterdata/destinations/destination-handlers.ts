import { changed } from '../../kernel/found.ts';
import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import { incompleteAddress, missing, refuse, storedPhones, wrongPhones } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { placeAddress } from '../records/place-address.ts';
import {
  countDestinationReferences,
  findDestination,
  listDestinationRows,
  removeDestination,
  restoreDestination,
} from './destination-queries.ts';
import { recordQueries } from '../../db/record-queries.ts';
import { recordHandlers } from '../records/record-handlers.ts';
import type { MasterdataServices } from '../services.ts';

/** A destination's form as it is stored. */
export async function parseDestination(body: BodyOf<'createDestination'>, { addresses }: MasterdataServices) {
  const form = cleanForm(body);
  refuse(missing(form, ['name']), incompleteAddress(form), wrongPhones(form, ['tel']));
  return { ...form, ...storedPhones(form, ['tel']), ...(await placeAddress(addresses, form)) };
}

const { get, create, update, remove } = recordHandlers({
  ...recordQueries('destination'),
  find: findDestination,
  remove: removeDestination,
  countReferences: countDestinationReferences,
  parse: parseDestination,
});

export const destinationHandlers = {
  listDestinations: ({ query, services }) => listDestinationRows(services.db, query),
  getDestination: get,
  createDestination: create,
  updateDestination: update,
  deleteDestination: remove,
  restoreDestination: async ({ body, services }) => changed(await restoreDestination(services.db, body.id)),
} satisfies Handlers<MasterdataServices>;
