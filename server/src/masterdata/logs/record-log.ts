import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { contractOperations } from '../../kernel/contract.ts';
import { logRows, toEntries } from './log-queries.ts';

/** Maximum lines in an answer. */
const MOST = 1000;

/** Effects of calls that change nothing. */
const READS: ReadonlySet<string> = new Set(['read', 'disclose', 'sync', 'renew', 'report']);

const READ_OPERATIONS = contractOperations.filter(({ effect }) => READS.has(effect)).map(({ id }) => id);

/** Paths of the calls that change a record, by its kind: `client` is changed by `/api/client/{id}` and `/service/client/{id}/documents`. */
function pathsOf(kind: string, id: string): string[] {
  const templates = contractOperations
    .filter(({ effect, path }) => !READS.has(effect) && /^[^{]*\{id\}[^{]*$/u.test(path))
    .map(({ path }) => path)
    .filter((path) => new RegExp(`^/(?:api|service)/${kind}/\\{id\\}(?:/|$)`, 'u').test(path));
  return [...new Set(templates)].map((path) => path.replace('{id}', id));
}

/** Paths of the calls that change a group of settings: `/service/settings/company` has its logo. */
const pathsBelow = (group: string): string[] =>
  contractOperations
    .filter(({ effect, path }) => !READS.has(effect) && path.startsWith(`${group}/`) && !path.includes('{'))
    .map(({ path }) => path);

/**
 * Changes of one record, the latest first: those by its own paths, its creation, and those that several records had together. Or those of a group of
 * settings.
 * @param path of the record: `/api/client/12`, or of the settings
 */
export async function recordLog(db: Db, path: string) {
  const [, root, kind = '', id = ''] = path.split('/');
  const isGroup = root === 'service';
  // Each condition has an equality of the path, for its index.
  const rows = await logRows(db)
    .where((where) =>
      where.or([
        where('url', 'in', [path, ...(isGroup ? pathsBelow(path) : pathsOf(kind, id))]),
        ...(isGroup
          ? []
          : [
              where.and([where('url', '=', `/api/${kind}`), sql<boolean>`details ->> 'recordId' = ${id}`]),
              where.and([where('url', '=', `/service/${kind}/bulk`), where('body', '~', `"id":${id}[,}]`)]),
            ]),
      ]),
    )
    .where((where) => where.or([where('operation', 'is', null), where('operation', 'not in', READ_OPERATIONS)]))
    .where('method', '<>', 'GET')
    .where(sql<boolean>`details ->> 'outcome' is null`)
    .limit(MOST)
    .execute();
  return toEntries(rows);
}

/** Day on which a record was deactivated, as all languages of the suite write it; `none` when the log does not hold it. */
export async function inactiveSince(db: Db, kind: string, id: number): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(time) at time zone 'Europe/Brussels', 'DD/MM/YYYY') as day from log
    where (url = ${`/service/${kind}/bulk`} and body ~ ${`"id":${id},"changes":[{][^}]*"active":false`})
      or (url = ${`/api/${kind}/${id}`} and body ~ '"active":false')`.execute(db);
  return rows[0]?.day ?? 'none';
}
