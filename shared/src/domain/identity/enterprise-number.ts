/**
 * Parses an enterprise number (BCE/KBO) in any usual format into its ten digits; old numbers of nine digits get a leading 0. `undefined` when the
 * check fails.
 */
export function parseEnterpriseNumber(text: string): string | undefined {
  const digits = text
    .replace(/^\s*BE/iu, '')
    .replace(/[\s.-]/gu, '')
    .replace(/^(\d{9})$/u, '0$1');
  if (!/^[01]\d{9}$/u.test(digits)) return undefined;
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)) ? digits : undefined;
}

/** `0566.988.259`; any other text is shown as it is. */
export const enterpriseNumberText = (text: string): string =>
  parseEnterpriseNumber(text)?.replace(/^(.{4})(.{3})(.{3})$/u, '$1.$2.$3') ?? text;
