/** The ten digits of an enterprise number (BCE/KBO) written in any usual way; old numbers of nine digits get their 0. `undefined` when the check fails. */
export function parseEnterpriseNumber(text: string): string | undefined {
  const digits = text
    .replace(/^\s*BE/iu, '')
    .replace(/[\s.-]/gu, '')
    .replace(/^(\d{9})$/u, '0$1');
  if (!/^[01]\d{9}$/u.test(digits)) return undefined;
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)) ? digits : undefined;
}

/** `0566.988.259`; what is no enterprise number is shown as it is. */
export const enterpriseNumberText = (text: string): string =>
  parseEnterpriseNumber(text)?.replace(/^(.{4})(.{3})(.{3})$/u, '$1.$2.$3') ?? text;
