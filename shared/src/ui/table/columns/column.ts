import type { ReactNode } from 'react';
import type { Formats, Translate } from '../../../i18n/index.ts';

/** What a cell can hold before it is written. */
export type CellValue = string | number | boolean | null | undefined;

/** How a value is written, aligned, sorted and exported. */
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
  /** Yes, or nothing. */
  | 'flag';

/** The user's language, for whoever writes a cell. */
export interface Said {
  readonly t: Translate;
  readonly formats: Formats;
}

/** One column of a list. Declare the array once, outside the component, or memoize it. */
export interface TableColumn<Row> {
  /** Unique in its table; stands in the URL and in what the user has arranged. */
  readonly id: string;
  /** Message key of the heading. */
  readonly header: string;
  /** Message key of a longer heading, where the short one is cryptic: shown on hover and in the list of columns. */
  readonly hint?: string;
  /** `text` unless told otherwise. */
  readonly kind?: ColumnKind;
  /** What is sorted by and, by its kind, written. Nothing and `''` sort last, whichever the direction. */
  readonly value: (row: Row) => CellValue;
  /** The text as shown, if it isn't the value by its kind. It is what the search looks in. */
  readonly text?: (row: Row, said: Said) => string;
  /** The cell, if it is more than its text. Plain elements, please: it is rendered for every row. */
  readonly cell?: (row: Row, said: Said) => ReactNode;
  /** px. Without it the column shares the room that is left. */
  readonly width?: number;
  /** px below which a column without width does not shrink; 112 unless told otherwise. */
  readonly minWidth?: number;
  /** Share of the room that is left, for a column without width; 1 unless told otherwise. */
  readonly grow?: number;
  /** Numbers end, the rest starts, unless told otherwise. */
  readonly align?: 'start' | 'center' | 'end';
  /** Left out on windows narrower than this, unless the user wants it. */
  readonly hideBelow?: 768 | 1024 | 1280 | 1440;
  /** Left out until the user wants it. */
  readonly hidden?: boolean;
  /** Can't be left out. */
  readonly fixed?: boolean;
  /** Its heading is no button. */
  readonly unsortable?: boolean;
  /** The first click sorts downwards. */
  readonly descendingFirst?: boolean;
  /** The search passes it by. */
  readonly unsearched?: boolean;
  /** What the export writes, if it isn't the value; false leaves the column out. */
  readonly csv?: false | ((row: Row, said: Said) => string | number);
}
