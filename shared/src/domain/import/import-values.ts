import type { RecordImportKind } from '@navette/openapi/enums';

/** A cell of a file: dates and times of a workbook come as ISO text. */
export type ImportCell = string | number | boolean | null;

/** Values of a row by field; an unreadable value is the text of the file. */
export type ImportValues = Readonly<Record<string, ImportCell>>;

/** Kinds of records that can be imported from files. */
export type ImportableKind = RecordImportKind;

/** The text of a value; '' for none. */
export const importText = (values: ImportValues, field: string): string => {
  const value = values[field];
  return value === undefined || value === null ? '' : String(value).trim();
};
