import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import { incompleteAddress, missing, refuse, storedPhones, wrongPhones } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { placeAddress } from '../records/place-address.ts';
import { changeCarecenter, findCarecenter, listCarecenterRows } from './carecenter-queries.ts';
import { recordQueries } from '../../db/record-queries.ts';
import { bulkHandler } from '../records/bulk-handler.ts';
import { recordHandlers } from '../records/record-handlers.ts';
import type { MasterdataServices } from '../services.ts';

/** The e-mail address is saved as it is: the list marks a wrong one (S2 §5). Who is subscribed is for the mailing list to say, never for a form. */
async function parse(body: BodyOf<'createCareCenter'>, { addresses }: MasterdataServices) {
  const { subscribed_id: _said, ...form } = cleanForm(body);
  refuse(missing(form, ['name']), incompleteAddress(form), wrongPhones(form, ['tel']));
  return { ...form, ...storedPhones(form, ['tel']), ...(await placeAddress(addresses, form)) };
}

const { get, create, update, remove } = recordHandlers({
  ...recordQueries('carecenter'),
  find: findCarecenter,
  change: changeCarecenter,
  parse,
});

export const carecenterHandlers = {
  listCareCenters: ({ query, services }) => listCarecenterRows(services.db, query),
  getCareCenter: get,
  createCareCenter: create,
  updateCareCenter: update,
  deleteCareCenter: remove,
  updateCareCenters: bulkHandler({ ...recordQueries('carecenter'), find: findCarecenter }),
} satisfies Handlers<MasterdataServices>;
