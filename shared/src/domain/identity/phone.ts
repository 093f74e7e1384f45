const SEPARATORS = /[\s.\-/()\u00A0\u202F]/gu;
const ONE_DIGIT_ZONES = /^[2349]/u;

/**
 * E.164 form in which phones are stored: `0470 12 34 56` is +32470123456, `+32 (0)2 512 34 56` is +3225123456.
 * @returns `undefined` when the text can't be a phone number.
 */
export function normalisePhone(text: string): string | undefined {
  const dialled = text.replace(/\(0\)/u, '').replace(SEPARATORS, '').replace(/^00/u, '+');
  const international = /^0[1-9]/u.test(dialled) ? `+32${dialled.slice(1)}` : dialled.replace(/^\+320/u, '+32');
  const valid = international.startsWith('+32') ? /^\+32[1-9]\d{7,8}$/u : /^\+[1-9]\d{6,14}$/u;
  return valid.test(international) ? international : undefined;
}

/**
 * Whether a phone may be a mobile one: a Belgian one begins with 04 and has ten digits; true for foreign numbers and other texts, about which nothing
 * is known.
 */
export function mayBeMobile(text: string): boolean {
  const stored = normalisePhone(text);
  return !stored?.startsWith('+32') || /^\+324\d{8}$/u.test(stored);
}

/** Display format of a phone: `+32 470 12 34 56`, `+32 2 512 34 56`, `+32 81 12 34 56`. Any other text is shown as it is. */
export function phoneText(phone: string): string {
  const stored = normalisePhone(phone);
  if (!stored) return phone.trim();
  if (!stored.startsWith('+32')) return stored;
  const national = stored.slice(3);
  return ['+32', ...groupsOf(national)].join(' ');
}

/** Mobile numbers have nine digits and begin with 4; area codes have one or two digits. */
function groupsOf(national: string): string[] {
  const zone = national.length === 9 ? 3 : ONE_DIGIT_ZONES.test(national) ? 1 : 2;
  const rest = national.slice(zone);
  const first = rest.length % 2 === 1 ? 3 : 2;
  return [national.slice(0, zone), rest.slice(0, first), ...(rest.slice(first).match(/\d{2}/gu) ?? [])];
}
