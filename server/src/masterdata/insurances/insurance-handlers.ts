import type { BodyOf, Handler, Handlers } from '../../app/operation.ts';
import { missing, refuse, storedPhones, wrongPhones } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { changed, found, refuseReferenced } from '../records/found.ts';
import { fullAddressOf } from '../records/place-address.ts';
import {
  changeInsurance,
  countInsuranceReferences,
  findInsurance,
  insertInsurance,
  listInsuranceRows,
  removeInsurance,
} from './insurance-queries.ts';

/** Name and address are required (S2 §5); a letter box without a house number is an address here. */
function parse(body: BodyOf<'createInsurance'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['name', 'address']), wrongPhones(form, ['tel']));
  const fullAddress = form.fullAddress ?? (form.zip && form.city ? fullAddressOf(form) : null);
  return { ...form, ...storedPhones(form, ['tel']), fullAddress };
}

const listInsurances: Handler<'listInsurances'> = ({ query, services }) => listInsuranceRows(services.db, query);

const getInsurance: Handler<'getInsurance'> = async ({ path, services }) => [
  found(await findInsurance(services.db, path.id)),
];

const createInsurance: Handler<'createInsurance'> = async ({ body, services }) => {
  const { id } = await insertInsurance(services.db, parse(body));
  return { insertId: id };
};

const updateInsurance: Handler<'updateInsurance'> = async ({ path, body, services }) =>
  changed(await changeInsurance(services.db, path.id, parse(body)));

const deleteInsurance: Handler<'deleteInsurance'> = async ({ path, services }) => {
  refuseReferenced(await countInsuranceReferences(services.db, path.id));
  return changed(await removeInsurance(services.db, path.id));
};

export const insuranceHandlers = {
  listInsurances,
  getInsurance,
  createInsurance,
  updateInsurance,
  deleteInsurance,
} satisfies Handlers;
