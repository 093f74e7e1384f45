/** The words of a code that has no text of its own: `oncoDayCare`, `onco_day_care` and `ONCO-DAY-CARE` read "Onco day care". */
export function readableCode(code: string): string {
  const words = code
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_\-.\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
