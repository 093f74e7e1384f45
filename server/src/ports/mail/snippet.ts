import { SNIPPET } from './mail-port.ts';

/** Beginning of a text, on one line. */
export const snippetOf = (text: string): string =>
  text
    .slice(0, SNIPPET * 4)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, SNIPPET);
