import type { ColumnType } from 'kysely';

/** Filled in by the database, never written. */
export type Computed = ColumnType<string, never, never>;
/** A moment in time; `now()` of the database when it is left out. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;

/** Author and moment of an entry; the name as it was then. */
export interface Written {
  at: Moment;
  userId: number | null;
  userName: string;
}
