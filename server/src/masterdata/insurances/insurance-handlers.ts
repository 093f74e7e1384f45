import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import { missing, refuse, storedAccount, storedPhones, wrongNumbers, wrongPhones } from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { fullAddressOf } from '../records/place-address.ts';
import { countInsuranceReferences, findInsurance, listInsuranceRows } from './insurance-queries.ts';
import { recordQueries } from '../../db/record-queries.ts';
import { recordHandlers } from '../records/record-handlers.ts';
import type { MasterdataServices } from '../services.ts';

/** Name and address are required (S2 §5); a letter box without a house number is an address here. */
export function parseInsurance(body: BodyOf<'createInsurance'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['name', 'address']), wrongPhones(form, ['tel']), wrongNumbers(form));
  const fullAddress = form.fullAddress ?? (form.zip && form.city ? fullAddressOf(form) : null);
  return { ...form, ...storedPhones(form, ['tel']), ...storedAccount(form), fullAddress };
}

const { get, create, update, remove } = recordHandlers({
  ...recordQueries('insurance'),
  find: findInsurance,
  countReferences: countInsuranceReferences,
  parse: parseInsurance,
});

export const insuranceHandlers = {
  listInsurances: ({ query, services }) => listInsuranceRows(services.db, query),
  getInsurance: get,
  createInsurance: create,
  updateInsurance: update,
  deleteInsurance: remove,
} satisfies Handlers<MasterdataServices>;
