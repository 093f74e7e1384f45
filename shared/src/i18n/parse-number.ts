const SPACES = /[\s\u00A0\u2007\u2009\u202F]/gu;
const NUMBER = /^[+-]?(\d+)(?:[.,](\d*))?$/u;

/**
 * Parses a number as people type it: `12,5`, `12.5`, `1 234`, also with the narrow spaces of formatted numbers.
 * @param digits maximum number of decimals
 * @returns `undefined` when it is no number or has more decimals
 */
export function parseNumber(text: string, digits: number): number | undefined {
  const plain = text.replace(SPACES, '').replace('\u2212', '-');
  const [, , decimals = ''] = NUMBER.exec(plain) ?? [];
  return NUMBER.test(plain) && decimals.length <= digits ? Number(plain.replace(',', '.')) : undefined;
}
