import { clientFieldsOfKind, maskedNationalNumber } from '@navette/shared/domain';
import type { BodyOf, Handler } from '../../kernel/operation.ts';
import {
  incompleteAddress,
  incompleteLine,
  missing,
  refuse,
  storedAccounts,
  storedPhones,
  wrongAccounts,
  wrongPhones,
  wrongPerson,
  cleanForm,
  placeAddress,
} from '../records/check-form.ts';
import type { MasterdataServices } from '../services.ts';
import { found } from '../../kernel/problem.ts';
import { findClient } from './client-queries.ts';

type ClientForm = BodyOf<'createClient'>;
const PHONES = clientFieldsOfKind('phone');
const CONTACT_PHONES = PHONES.filter((name) => name !== 'tel' && name !== 'mobile');

/** A client's form in its stored form, or a refusal that names every wrong field. The national number is never refused (specification/clients.md#client-form). */
export async function parseClient(body: ClientForm, services: MasterdataServices) {
  const form = withoutMaskedNumber(cleanForm(body));
  refuse(
    missing(form, ['firstname', 'lastname']),
    incompleteAddress(form),
    wrongPerson(form, services),
    wrongPhones(form, CONTACT_PHONES),
    incompleteLine('invoiceAddress', form.invoiceAddress),
    wrongAccounts(form, ['refundAccount']),
  );
  return {
    ...form,
    ...storedPhones(form, PHONES),
    ...storedAccounts(form, ['refundAccount']),
    ...(await placeAddress(services.addresses, form)),
  };
}

const MASK = '•';

/** A client in the API's answer: only the last two digits of the national number are shown. */
export const withMaskedNumber = <T extends { ssn: string | null }>(client: T): T => ({
  ...client,
  ssn: client.ssn === null ? null : maskedNationalNumber(client.ssn),
});

/** A form that returns the masked number leaves the stored one unchanged. */
function withoutMaskedNumber(form: BodyOf<'updateClient'>): BodyOf<'updateClient'> {
  if (!form.ssn?.includes(MASK)) return form;
  const { ssn: _shown, ...rest } = form;
  return rest;
}

/** The full number. The call is logged, as changes are (specification/formats.md#national-number). */
export const showNationalNumber: Handler<'showNationalNumber', MasterdataServices> = async ({ body, services }) => ({
  ssn: found(await findClient(services.db, body.id)).ssn,
});
