import type { BodyOf, Handler, Handlers } from '../../app/operation.ts';
import type { AddressPort } from '../../ports/addresses/address-port.ts';
import { incompleteAddress, missing, refuse, storedPhones, wrongPhones } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { changed, found } from '../records/found.ts';
import { placeAddress } from '../records/place-address.ts';
import {
  changeCarecenter,
  findCarecenter,
  insertCarecenter,
  listCarecenterRows,
  removeCarecenter,
} from './carecenter-queries.ts';

/** The e-mail address is saved as it is: the list marks a wrong one (S2 §5). Who is subscribed is for the mailing list to say, never for a form. */
async function parse(body: BodyOf<'createCareCenter'>, addresses: AddressPort) {
  const { subscribed_id: _said, ...form } = cleanForm(body);
  refuse(missing(form, ['name']), incompleteAddress(form), wrongPhones(form, ['tel']));
  return { ...form, ...storedPhones(form, ['tel']), ...(await placeAddress(addresses, form)) };
}

const listCareCenters: Handler<'listCareCenters'> = ({ query, services }) => listCarecenterRows(services.db, query);

const getCareCenter: Handler<'getCareCenter'> = async ({ path, services }) => [
  found(await findCarecenter(services.db, path.id)),
];

const createCareCenter: Handler<'createCareCenter'> = async ({ body, services }) => {
  const { id } = await insertCarecenter(services.db, await parse(body, services.addresses));
  return { insertId: id };
};

const updateCareCenter: Handler<'updateCareCenter'> = async ({ path, body, services }) =>
  changed(await changeCarecenter(services.db, path.id, await parse(body, services.addresses)));

const deleteCareCenter: Handler<'deleteCareCenter'> = async ({ path, services }) =>
  changed(await removeCarecenter(services.db, path.id));

export const carecenterHandlers = {
  listCareCenters,
  getCareCenter,
  createCareCenter,
  updateCareCenter,
  deleteCareCenter,
} satisfies Handlers;
