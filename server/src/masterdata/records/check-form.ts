import {
  brusselsToday,
  isIban,
  isPostcode,
  mayBeMobile,
  normaliseIban,
  normalisePhone,
  parseEnterpriseNumber,
} from '@navette/shared/domain';
import { invalid, type ProblemField } from '../../kernel/problem.ts';
import type { AddressPort } from '../../ports/addresses/address-port.ts';

type Form<Name extends string> = Readonly<Partial<Record<Name, string | null | undefined>>>;

const problem = (field: string, key: string): ProblemField => ({ field, messageKey: `validation.${key}` });

/** Required fields that are blank. */
export const missing = <Name extends string>(form: Form<Name>, names: readonly Name[]): ProblemField[] =>
  names.filter((name) => !form[name]).map((name) => problem(name, 'required'));

/** Invalid phone numbers. */
export const wrongPhones = <Name extends string>(form: Form<Name>, names: readonly Name[]): ProblemField[] =>
  names.filter((name) => form[name] && !normalisePhone(form[name] ?? '')).map((name) => problem(name, 'phone'));

/** Bank accounts with wrong check digits. */
export const wrongAccounts = <Name extends string>(form: Form<Name>, names: readonly Name[]): ProblemField[] =>
  names.filter((name) => form[name] && !isIban(form[name] ?? '')).map((name) => problem(name, 'iban'));

/** Bank account and enterprise number with wrong check digits. */
export const wrongNumbers = (form: Form<'bank_account' | 'cn'>): ProblemField[] => [
  ...wrongAccounts(form, ['bank_account']),
  ...(form.cn && !parseEnterpriseNumber(form.cn) ? [problem('cn', 'enterpriseNumber')] : []),
];

/** Stored form of bank accounts, without spaces; a missing field stays missing. */
export function storedAccounts<Name extends string>(
  form: Form<Name>,
  names: readonly Name[],
): Partial<Record<Name, string | null>> {
  const stored: Partial<Record<Name, string | null>> = {};
  for (const name of names) {
    const account = form[name];
    if (account !== undefined) stored[name] = account && normaliseIban(account);
  }
  return stored;
}

/** Checks shared by all forms of persons: invalid phones, a landline given as mobile, a birth date in the future. */
export const wrongPerson = (
  form: Form<'tel' | 'mobile' | 'birthday'>,
  { now }: { readonly now: () => Date },
): ProblemField[] => [
  ...wrongPhones(form, ['tel', 'mobile']),
  ...(mayBeMobile(form.mobile ?? '') ? [] : [problem('mobile', 'mobile')]),
  ...((form.birthday ?? '') > brusselsToday(now()) ? [problem('birthday', 'future')] : []),
];

/** Stored form of the phones; a missing field stays missing. */
export function storedPhones<Name extends string>(
  form: Form<Name>,
  names: readonly Name[],
): Partial<Record<Name, string | null>> {
  const stored: Partial<Record<Name, string | null>> = {};
  for (const name of names) if (form[name] !== undefined) stored[name] = normalisePhone(form[name] ?? '') ?? null;
  return stored;
}

/** Simple fields that a list changes, in their stored form; a missing field stays missing. @throws ProblemError with every wrong field */
export function parseSimple<Changes extends Form<'tel' | 'mobile'>>(changes: Changes): Changes {
  const form = cleanForm(changes);
  refuse(wrongPhones(form, ['tel', 'mobile']), mayBeMobile(form.mobile ?? '') ? [] : [problem('mobile', 'mobile')]);
  return { ...form, ...storedPhones(form, ['tel', 'mobile']) };
}

/** Address fields of a form. */
interface AddressForm {
  readonly address?: string | null;
  readonly zip?: string | null;
  readonly city?: string | null;
}

/** An address needs street, house number, postal code and locality, as chosen from the suggestions (specification/screens.md#forms). */
export function incompleteAddress({ address, zip, city }: AddressForm): ProblemField[] {
  const street = /\p{L}/u.test(address ?? '') && /\d/u.test(address ?? '');
  return street && zip && isPostalCode(zip) && city ? [] : [problem('address', 'address.incomplete')];
}

/** Belgian codes have four digits; those of neighbouring countries are longer or have letters. */
const isPostalCode = (zip: string): boolean => isPostcode(zip) || /^(?=.*\d)[\dA-Z][\dA-Z -]{3,9}$/iu.test(zip);

/** Another address on the invoice, on one line, must be complete too (specification/clients.md#client-form). */
export function incompleteLine(field: string, line: string | null | undefined): ProblemField[] {
  const complete = !line || /\p{L}.*\d.*[,\s](?:[A-Z]{1,2}-)?\d{4,5}\s+\p{L}/u.test(line);
  return complete ? [] : [problem(field, 'address.incomplete')];
}

/** Refuses the form with all problems, if there are any. */
export function refuse(...found: readonly (readonly ProblemField[])[]): void {
  const fields = found.flat();
  if (fields.length > 0) throw invalid(...fields);
}

/** Normalises a form: trims texts, empty ones become null. Required fields are checked elsewhere. */
export function cleanForm<T extends object>(form: T): T {
  return JSON.parse(JSON.stringify(form), (_name, value: unknown) =>
    typeof value === 'string' ? value.trim() || null : value,
  );
}

interface PlacedForm extends AddressForm {
  readonly fullAddress?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** Columns derived from an address. */
interface PlacedAddress {
  readonly fullAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Full address on one line: the one chosen from the suggestions, else composed. */
export const fullAddressOf = ({ fullAddress, address, zip, city }: PlacedForm): string =>
  fullAddress ?? `${address ?? ''}, ${zip ?? ''} ${city ?? ''}`;

/** Position of an address: the coordinates chosen with it, else those of the address port. Empty when the service fails. */
export async function placeAddress(port: AddressPort, form: PlacedForm): Promise<PlacedAddress> {
  const fullAddress = fullAddressOf(form);
  const { latitude = null, longitude = null } = form;
  if (latitude !== null && longitude !== null) return { fullAddress, latitude, longitude };
  const place = await port.geocode(fullAddress).catch(() => null);
  return { fullAddress, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
