/** An account without spaces, in capitals. */
export const normaliseIban = (text: string): string => text.replace(/\s/gu, '').toUpperCase();

/** Letters as two digits (A is 10), the first four characters moved to the end, modulo 97. */
function mod97(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/gu, (letter) => String(parseInt(letter, 36)));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** A Belgian account ends with its first ten digits modulo 97, 97 for 0. */
const passesBelgianCheck = (iban: string): boolean => (Number(iban.slice(4, 14)) % 97 || 97) === Number(iban.slice(14));

/** Whether a text is a valid IBAN; Belgian ones must also pass the national check. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(iban) || mod97(iban) !== 1) return false;
  return !iban.startsWith('BE') || (/^BE\d{14}$/u.test(iban) && passesBelgianCheck(iban));
}

/** An account in groups of four: `BE68 5390 0754 7034`. */
export const ibanText = (text: string): string => normaliseIban(text).replace(/(.{4})(?=.)/gu, '$1 ');
