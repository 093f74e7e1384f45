/** Type of a column, which decides how its cells are parsed. */
export type ImportFieldType =
  | 'text'
  | 'code'
  | 'houseNumber'
  | 'phone'
  | 'mobile'
  | 'postcode'
  | 'nationalNumber'
  | 'account'
  | 'companyNumber'
  | 'date'
  | 'pastDate'
  | 'adultBirthday'
  | 'time'
  | 'money'
  | 'number'
  | 'percentage'
  | 'flag'
  | 'mobility'
  | 'language'
  | 'channel'
  | 'tripType'
  | 'motive'
  | 'bookingStatus'
  | 'role'
  | 'weekdays';

/** Names of a column in one language; the first is that of the template. */
type Names = readonly [string, ...string[]];

/** A column that a file may have. */
export interface ImportField {
  readonly field: string;
  readonly type: ImportFieldType;
  readonly required?: true;
  /** Ambiguous names that other columns have too: they mean this field only next to the column named in `next`. */
  readonly weak?: { readonly names: readonly string[]; readonly next: string };
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
