import type { DocumentLanguage } from '../people/document-language.ts';

const BOX: Readonly<Record<DocumentLanguage, string>> = { fr: 'bte', nl: 'bus', en: 'box' };
/** Word for box, as people type it before the number. */
const BOX_WORD = /^(?:bte|bo[iî]te|bus|box)(?:[\s.]+|(?=\d))/iu;
/** Postal code and place at the end of an address on one line. */
const PLACE = /\s*,\s*[1-9]\d{3}\s+\S.*$/u;
const SPECIAL = /[\\^$.*+?()[\]{}|/]/gu;

/** Whether an address contains the box already, as one chosen from the suggestions may. */
function namesBox(address: string, box: string): boolean {
  const number = box.replace(BOX_WORD, '').replaceAll(SPECIAL, String.raw`\$&`);
  const named = String.raw`(?:(?<!\p{L})(?:bte|bo[iî]te|bus|box|b)[\s.]*|/\s*)${number}(?![\p{L}\p{N}])`;
  return new RegExp(named, 'iu').test(address);
}

/** An address with its box behind the house number, as the post requires: `Rue Neuve 3 bte 5, 1000 Bruxelles`. */
export function addressWithBox(address: string, postbox: string | null, language: DocumentLanguage): string {
  const box = postbox?.trim() ?? '';
  if (box === '' || namesBox(address, box)) return address;
  const named = BOX_WORD.test(box) ? box : `${BOX[language]} ${box}`;
  const end = PLACE.exec(address)?.index ?? address.length;
  return `${address.slice(0, end)} ${named}${address.slice(end)}`;
}
