/** Replaces the no-break and narrow spaces of formatted numbers by plain ones, for CSV and comparison. */
export const plainSpaces = (text: string): string => text.replace(/[\u00A0\u2007\u2009\u202F]/gu, ' ');
