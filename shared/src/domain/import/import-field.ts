/** What a column holds, which decides how its cells are read. */
export type ImportFieldType =
  | 'text'
  | 'phone'
  | 'mobile'
  | 'postcode'
  | 'nationalNumber'
  | 'date'
  | 'time'
  | 'money'
  | 'number'
  | 'flag'
  | 'mobility'
  | 'language'
  | 'tripType'
  | 'motive'
  | 'bookingStatus';

/** Names of a column in one language; the first is that of the template. */
type Names = readonly [string, ...string[]];

/** A column that a file may have. */
export interface ImportField {
  readonly field: string;
  readonly type: ImportFieldType;
  readonly required?: true;
  readonly names: { readonly fr: Names; readonly nl: Names; readonly en: Names };
}

/** A column with its names in the three languages. */
export const column = (
  field: string,
  type: ImportFieldType,
  fr: Names,
  nl: Names,
  en: Names,
  required?: 'required',
): ImportField => ({ field, type, names: { fr, nl, en }, ...(required && { required: true }) });
