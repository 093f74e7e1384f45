import type { NameUse } from '@navette/shared/domain';
import { sql, type RawBuilder } from 'kysely';

/**
 * A person's name as SQL, in the order that `personName` of the domain gives it; null where the record is missing.
 * @param table where the columns stand; none when the query names one table
 */
export function nameColumn<Name extends string | null = string>(use: NameUse, table?: string): RawBuilder<Name> {
  const part = (column: string) => sql.ref(table ? `${table}.${column}` : column);
  const [before, after] = use === 'list' ? ['lastname', 'firstname'] : ['firstname', 'lastname'];
  return sql<Name>`${part(before)} || ' ' || ${part(after)}`;
}

/**
 * Order by the name of a person, or of another record: without accents and case, which the collation of the database would put after Z, so that Ç stands
 * beside C.
 */
export const byName = (name: RawBuilder<unknown> = nameColumn('list')): RawBuilder<unknown> => sql`fold(${name})`;

/**
 * Name of the member of staff who did something, as lists show it (specification/screens.md#words): of the account, else as it was written with the row.
 * @param table where `userId` and `userName` stand
 */
export const authorColumn = (table: string): RawBuilder<string> =>
  sql<string>`coalesce((select ${nameColumn('list', 'author')} from app_user author where author.id = ${sql.ref(`${table}.userId`)}), ${sql.ref(`${table}.userName`)})`;
