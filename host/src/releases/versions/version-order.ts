/** Sort key of a version: 1.10.0 after 1.9.0. */
export const compareTexts = (version: string): string =>
  version.replaceAll(/\d+/g, (digits) => digits.padStart(6, '0'));
