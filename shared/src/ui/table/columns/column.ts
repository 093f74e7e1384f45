import { type ReactNode, useMemo } from 'react';
import { type Formats, type Translate, useFormats, useT } from '../../../i18n/index.ts';

/** Raw value of a cell, before formatting. */
export type CellValue = string | number | boolean | null | undefined;

/** Kind of a column: decides formatting, alignment, sort and export. */
export type ColumnKind =
  /** Unformatted text. */
  | 'text'
  /** A number, with the separators of the language. */
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
  /** `HH:mm`. */
  | 'time'
  /** ISO instant, written DD/MM/YYYY HH:mm in Brussels. */
  | 'instant'
  /** A municipality, named in the language of the screen; searched, grouped and filtered by both of its names. */
  | 'place'
  /** Yes, or nothing. */
  | 'flag';

/** Translations and formats in the user's language, for the text of a cell. */
export interface FormattingContext {
  readonly t: Translate;
  readonly formats: Formats;
}

/** Field that edits the cells of a column in the list (specification/screens.md#tables). */
export interface CellEdit {
  /** Decides the input and what it accepts; `note` has several lines. */
  readonly kind: 'text' | 'phone' | 'email' | 'note';
  readonly required?: boolean;
  /**
   * Saves the value of a record, null when empty; `seen` is the value that the user saw.
   * @throws {ApiProblem} with the field, or `record.changed` when somebody else saved another value
   */
  readonly save: (id: number, value: string | null, seen: string | null) => Promise<void>;
}

/** One column of a list. Declare the array once, outside the component, or memoize it. */
export interface TableColumn<Row> {
  /** Unique in its table; stored in the URL (sort) and in the user's preferences. */
  readonly id: string;
  /** Message key of the heading. */
  readonly header: string;
  /** Heading in the user's language, for a column that is known only at run time; `header` is not read then. */
  readonly written?: string;
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
  /** Makes the cells editable in a list of records, for users who may save them. `value` is the stored text. */
  readonly edit?: CellEdit;
  /** Fixed px, for a cell whose width isn't that of its text (a bar, an icon). Without it the width depends on the texts of the loaded rows. */
  readonly width?: number;
  /** Extra px besides the text (an icon, a button); default 0. A function where rows differ: the column has room for the widest of those loaded. */
  readonly extra?: number | ((row: Row) => number);
  /** Never truncated, because a truncated text is useless, such as a phone number. Numbers and dates never are. */
  readonly whole?: boolean;
  /** Minimum px of a text column, however narrow the list is. */
  readonly minWidth?: number;
  /** Priority of a text column; default 1. Above 1 it gets its width before the others, and more of the spare width. */
  readonly grow?: number;
  /** Default: `end` for numbers, else `start`. */
  readonly align?: 'start' | 'center' | 'end';
  /** Optional: shown if there is room, unless the user decides. Columns with the greatest number are hidden first. */
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
   * Allows grouping: for columns whose values many rows share. A function gives the grouping key where the text is ambiguous, such as the client's id
   * for a name. Dates can be grouped by month too.
   */
  readonly groups?: true | ((row: Row) => CellValue);
  /** Alternative spellings, letters and digits only, such as a printed reference. The search matches them only as a whole, with any separators. */
  readonly spellings?: (row: Row) => readonly string[];
  /** Excluded from the search. */
  readonly unsearched?: boolean;
  /** Exported value, if it isn't `value`; false excludes the column. */
  readonly csv?: false | ((row: Row, context: FormattingContext) => string | number);
}

type Headed = Pick<TableColumn<object>, 'header' | 'hint' | 'written'>;

/** Short heading of a column. */
export const headingOf = (column: Headed, t: Translate): string => column.written ?? t(column.header);

/** Full heading of a column, for menus, paper and export. */
export const fullHeadingOf = (column: Headed, t: Translate): string =>
  column.written ?? t(column.hint ?? column.header);

/** Formatting context (`t` and `formats`) of the user's language; the same object until the language changes. */
export function useFormattingContext(): FormattingContext {
  const t = useT();
  const formats = useFormats();
  return useMemo(() => ({ t, formats }), [t, formats]);
}
