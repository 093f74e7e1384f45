import type { BodyOf, Handler, Handlers } from '../../app/operation.ts';
import type { AddressPort } from '../../ports/addresses/address-port.ts';
import { incompleteAddress, missing, refuse, storedPhones, wrongPhones } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { changed, found, refuseReferenced } from '../records/found.ts';
import { placeAddress } from '../records/place-address.ts';
import {
  changeDriver,
  countDriverReferences,
  findDriver,
  insertDriver,
  listActiveDriverRows,
  listDriverRows,
  removeDriver,
} from './driver-queries.ts';

const PHONES = ['tel', 'mobile'] as const;

/** The role is always driver and is not stored. */
async function parse(body: BodyOf<'createDriver'>, addresses: AddressPort) {
  const { role: _always, ...form } = cleanForm(body);
  refuse(missing(form, ['firstname', 'lastname', 'mobile']), incompleteAddress(form), wrongPhones(form, PHONES));
  return { ...form, ...storedPhones(form, PHONES), ...(await placeAddress(addresses, form)) };
}

const listDrivers: Handler<'listDrivers'> = ({ query, services }) => listDriverRows(services.db, query);

const getDriver: Handler<'getDriver'> = async ({ path, services }) => [found(await findDriver(services.db, path.id))];

const listActiveDrivers: Handler<'listActiveDrivers'> = ({ services }) => listActiveDriverRows(services.db);

const createDriver: Handler<'createDriver'> = async ({ body, services }) => {
  const { id } = await insertDriver(services.db, await parse(body, services.addresses));
  return { insertId: id };
};

const updateDriver: Handler<'updateDriver'> = async ({ path, body, services }) =>
  changed(await changeDriver(services.db, path.id, await parse(body, services.addresses)));

const deleteDriver: Handler<'deleteDriver'> = async ({ path, services }) => {
  refuseReferenced(await countDriverReferences(services.db, path.id));
  return changed(await removeDriver(services.db, path.id));
};

export const driverHandlers = {
  listDrivers,
  getDriver,
  listActiveDrivers,
  createDriver,
  updateDriver,
  deleteDriver,
} satisfies Handlers;
