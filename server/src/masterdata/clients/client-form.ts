import { clientFieldsOfKind } from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import {
  incompleteAddress,
  incompleteLine,
  missing,
  refuse,
  storedPhones,
  wrongPhones,
  wrongPerson,
} from '../records/check-form.ts';
import { cleanForm } from '../records/clean-form.ts';
import { placeAddress } from '../records/place-address.ts';
import type { MasterdataServices } from '../services.ts';
import { withoutMaskedNumber } from './national-number.ts';

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
  );
  return { ...form, ...storedPhones(form, PHONES), ...(await placeAddress(services.addresses, form)) };
}
