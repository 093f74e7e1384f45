/** Fewer characters are no reason. */
export const SHORTEST_REASON = 3;

/** The contract of the API says no more of it, and lists of the history show it in one line. */
export const LONGEST_REASON = 500;

/** Longest name of who changes something. */
export const LONGEST_NAME = 254;

/**
 * A text without characters that move the cursor, colour or turn around what follows: a history is read in a terminal, where those of somebody else's pull
 * request could hide or repaint what stands around it.
 */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');

/** A text in one line, as the history keeps it. */
export const inOneLine = (text: string): string => printable(text).replaceAll(/\s+/g, ' ').trim();
