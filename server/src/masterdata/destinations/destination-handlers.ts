import type { BodyOf, Handler, Handlers } from '../../app/operation.ts';
import type { AddressPort } from '../../ports/addresses/address-port.ts';
import { incompleteAddress, missing, refuse, storedPhones, wrongPhones } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { changed, found, refuseReferenced } from '../records/found.ts';
import { placeAddress } from '../records/place-address.ts';
import {
  changeDestination,
  countDestinationReferences,
  findDestination,
  insertDestination,
  listDestinationRows,
  removeDestination,
  restoreDestination as bringBack,
} from './destination-queries.ts';

async function parse(body: BodyOf<'createDestination'>, addresses: AddressPort) {
  const form = cleanForm(body);
  refuse(missing(form, ['name']), incompleteAddress(form), wrongPhones(form, ['tel']));
  return { ...form, ...storedPhones(form, ['tel']), ...(await placeAddress(addresses, form)) };
}

const listDestinations: Handler<'listDestinations'> = ({ query, services }) => listDestinationRows(services.db, query);

const getDestination: Handler<'getDestination'> = async ({ path, services }) => [
  found(await findDestination(services.db, path.id)),
];

const createDestination: Handler<'createDestination'> = async ({ body, services }) => {
  const { id } = await insertDestination(services.db, await parse(body, services.addresses));
  return { insertId: id };
};

const updateDestination: Handler<'updateDestination'> = async ({ path, body, services }) =>
  changed(await changeDestination(services.db, path.id, await parse(body, services.addresses)));

const deleteDestination: Handler<'deleteDestination'> = async ({ path, services }) => {
  refuseReferenced(await countDestinationReferences(services.db, path.id));
  return changed(await removeDestination(services.db, path.id));
};

const restoreDestination: Handler<'restoreDestination'> = async ({ body, services }) =>
  changed(await bringBack(services.db, body.id));

export const destinationHandlers = {
  listDestinations,
  getDestination,
  createDestination,
  updateDestination,
  deleteDestination,
  restoreDestination,
} satisfies Handlers;
