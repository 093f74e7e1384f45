import type { ReactNode } from 'react';
import type { Formats, Translate } from '../../../i18n/index.ts';

/** Raw value of a cell, before formatting. */
export type CellValue = string | number | boolean | null | undefined;

/** How a value is formatted, aligned, sorted and exported. */
export type ColumnKind =
  /** As it is. */
  | 'text'
  /** A whole number, or one with decimals, written with the separators of the language. */
  | 'number'
  /** An identifier: digits without separators. */
  | 'id'
  /** Euros with the sign. */
  | 'money'
  /** Euros without the sign, for a column whose heading says €. */
  | 'amount'
  /** Kilometres. */
  | 'distance'
  /** ISO date, written DD/MM/YYYY. */
  | 'date'
  /** HH:mm. */
  | 'time'
  /** ISO instant, written DD/MM/YYYY HH:mm in Brussels. */
  | 'instant'
  /** A municipality, named in the language of the screen; found, grouped and filtered by both of its names. */
  | 'place'
  /** Yes, or nothing. */
  | 'flag';

/** Translations and formats in the user's language, for the text of a cell. */
export interface FormattingContext {
  readonly t: Translate;
  readonly formats: Formats;
}

/** One column of a list. Declare the array once, outside the component, or memoize it. */
export interface TableColumn<Row> {
  /** Unique in its table; stored in the URL (sort) and in the user's preferences. */
  readonly id: string;
  /** Message key of the heading. */
  readonly header: string;
  /** Message key of a longer heading, where the short one is cryptic: shown on hover and in the list of columns. */
  readonly hint?: string;
  /** Default `text`. */
  readonly kind?: ColumnKind;
  /** Raw value, sorted and formatted by its kind. Null, undefined and `''` sort last in both directions. */
  readonly value: (row: Row) => CellValue;
  /** Postal code of a `place`, which tells a municipality from its namesake. */
  readonly postalCode?: (row: Row) => string | null;
  /** Displayed text, if it isn't the value formatted by its kind. The search matches it. */
  readonly text?: (row: Row, context: FormattingContext) => string;
  /** The cell, if it is more than its text. Plain elements for speed: it is rendered for every row. */
  readonly cell?: (row: Row, context: FormattingContext) => ReactNode;
  /** Fixed px, for a cell whose width isn't that of its text (a bar, an icon). Without it the width follows the texts of the loaded rows. */
  readonly width?: number;
  /** px that the cell draws beside its text (an icon, a button); default 0. */
  readonly extra?: number;
  /** Texts that say nothing when they are cut, such as a phone number. Numbers and dates never are. */
  readonly whole?: boolean;
  /** px below which a text is not cut, however narrow the list is. */
  readonly minWidth?: number;
  /** Importance of a text; default 1. Above 1 the column gets its width before the others, and more of what nobody needs. */
  readonly grow?: number;
  /** Default: `end` for numbers, else `start`. */
  readonly align?: 'start' | 'center' | 'end';
  /** Optional: shown where there is room for it, unless the user decides. Those with the greatest number go first. */
  readonly hideBelow?: 768 | 1024 | 1280 | 1440 | 1680 | 1920;
  /** Hidden by default. */
  readonly hidden?: boolean;
  /** Can't be hidden. */
  readonly fixed?: boolean;
  /** Not sortable. */
  readonly unsortable?: boolean;
  /** The first click sorts descending. */
  readonly descendingFirst?: boolean;
  /**
   * The list can be grouped by it: for columns whose values many rows share. A function gives what makes a group where a text may stand for
   * several, such as the number of the client for a name. Dates are grouped by month too.
   */
  readonly groups?: true | ((row: Row) => CellValue);
  /** Other spellings, letters and digits alone, such as a printed reference. The search matches them only typed whole, with any signs between. */
  readonly spellings?: (row: Row) => readonly string[];
  /** Excluded from the search. */
  readonly unsearched?: boolean;
  /** Exported value, if it isn't `value`; false excludes the column. */
  readonly csv?: false | ((row: Row, context: FormattingContext) => string | number);
}
