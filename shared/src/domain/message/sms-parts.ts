/** Characters of the alphabet of mobile phones (GSM 03.38), and those of its second table, which count twice. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_TWICE = '\f^{}\\[~]|€';

/** Most units of a message that is one part, and of each of several, which carry their number. */
const UNITS = { gsm: { one: 160, each: 153 }, ucs2: { one: 70, each: 67 } } as const;

/** Size of a text as an SMS. */
export interface SmsSize {
  /** `ucs2`: a character outside the alphabet of phones halves the room of the whole text. */
  readonly encoding: 'gsm' | 'ucs2';
  /** Characters as they count for the parts. */
  readonly units: number;
  /** Number of parts that are paid; 0 for an empty text. */
  readonly parts: number;
}

/** Encoding, length and number of parts of a text as an SMS (specification/messages.md#length). */
export function smsSize(text: string): SmsSize {
  const characters = Array.from(text);
  const isGsm = characters.every((character) => GSM.includes(character) || GSM_TWICE.includes(character));
  const encoding = isGsm ? 'gsm' : 'ucs2';
  // A character is never divided between two parts.
  const widths = characters.map((character) => (isGsm ? (GSM_TWICE.includes(character) ? 2 : 1) : character.length));
  const units = widths.reduce((sum, width) => sum + width, 0);
  const { one, each } = UNITS[encoding];
  if (units <= one) return { encoding, units, parts: units === 0 ? 0 : 1 };
  let [parts, used] = [1, 0];
  for (const width of widths) {
    if (used + width > each) [parts, used] = [parts + 1, 0];
    used += width;
  }
  return { encoding, units, parts };
}
