import type { components } from '@navette/openapi/types';
import type { ClientValues } from '../form/client-schema.ts';

type ClientForm = components['schemas']['ClientForm'];

/** A masked number cannot identify anybody. */
const isMasked = (ssn: string) => ssn.includes('•');

/**
 * What to ask the server before a client is saved.
 * @returns nothing when no identifying field has changed
 */
export function duplicateQuestion(
  id: number | undefined,
  before: ClientValues,
  form: ClientForm,
): components['schemas']['DuplicateQuestion'] | undefined {
  const { firstname, lastname, birthday = null, address, zip } = form;
  const ssn = form.ssn && !isMasked(form.ssn) ? form.ssn : null;
  const isSame =
    firstname === before.firstname &&
    lastname === before.lastname &&
    birthday === before.birthday &&
    address === before.address &&
    zip === before.zip &&
    (form.ssn ?? null) === before.ssn;
  if (id !== undefined && isSame) return undefined;
  return { id: id ?? null, firstname, lastname, birthday, ssn, address, zip };
}
