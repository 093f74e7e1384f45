import { messageKey, type MessageValues } from '@navette/shared/i18n';

/** Reason why a file can't be imported: message key and its values. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  readonly messageKey: string;
  readonly params: MessageValues;

  constructor(key: string, params: MessageValues = {}) {
    super(key);
    this.messageKey = key;
    this.params = params;
  }
}

/** Maximum file size, in megabytes. */
export const MOST_MB = 10;

/** Maximum number of rows and columns of a file, without the heading. */
export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 200;

export const tooManyRows = () => new FileFault(messageKey('import.fault.rows'), { max: MOST_ROWS });
export const tooManyColumns = () => new FileFault(messageKey('import.fault.columns'), { max: MOST_COLUMNS });
export const damaged = () => new FileFault(messageKey('import.fault.damaged'));

/** Encodings that a CSV may have without a byte order mark: of Windows, of Excel for Mac, and of programs for DOS. */
export const GUESSED_ENCODINGS = ['windows-1252', 'macintosh', 'cp850'] as const;
export type GuessedEncoding = (typeof GUESSED_ENCODINGS)[number];
