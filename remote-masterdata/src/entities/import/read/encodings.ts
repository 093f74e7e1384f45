/** Encodings that a CSV may have without a byte order mark: of Windows, of Excel for Mac, and of programs for DOS. */
export const GUESSED_ENCODINGS = ['windows-1252', 'macintosh', 'cp850'] as const;
export type GuessedEncoding = (typeof GUESSED_ENCODINGS)[number];
