/** Longest statement that a span or a line of the log holds. */
const LONGEST = 2_000;

/** A statement as logs and traces may hold it: what stands between quotes and numbers become `?`, blanks are one space. */
export const withoutValues = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/gu, '?')
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?\b/gu, '?')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
