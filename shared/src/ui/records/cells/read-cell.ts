import { normalisePhone, phoneText } from '../../../domain/identity/phone.ts';
import { problemFields } from '../../../api/problem.ts';
import { type Translate, messageKey } from '../../../i18n/index.ts';
import { describeFault } from '../../kit/describe-fault.ts';
import type { CellEdit } from '../../table/columns/column.ts';

/** Most characters of a value, as in the contract. */
export const MOST: Readonly<Record<CellEdit['kind'], number>> = { text: 200, phone: 25, email: 254, note: 4000 };

/** A typed text as value, null when empty; or the message key of what is wrong with it. The server checks the rest. */
export function readCell(
  { kind, required }: Pick<CellEdit, 'kind' | 'required'>,
  typed: string,
): { readonly value: string | null } | { readonly wrong: string } {
  const text = typed.trim();
  if (text === '') return required ? { wrong: messageKey('validation.required') } : { value: null };
  if (kind !== 'phone') return { value: text };
  // Undo compares with what is stored, which is the normalised number.
  const phone = normalisePhone(text);
  return phone === undefined ? { wrong: messageKey('validation.phone') } : { value: phone };
}

/** Text of a stored value, as it is edited and shown. */
export const writeCell = ({ kind }: Pick<CellEdit, 'kind'>, value: string | null): string =>
  kind === 'phone' ? phoneText(value ?? '') : (value ?? '');

/** Message of a refusal: that of the field, or of the whole problem. */
export function refusalText(error: unknown, field: string, t: Translate): string {
  const fields = problemFields(error);
  // The fields of a refused request are named by their paths in it.
  const own = fields.find((one) => one.field.split(/\W/u).at(-1) === field) ?? fields[0];
  const { messageKey: key, params } = own ?? describeFault(error);
  return t(key, params);
}
