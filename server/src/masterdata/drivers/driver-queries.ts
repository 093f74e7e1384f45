import { byName } from '../../db/name-column.ts';
import type { RefreshTime } from '@navette/openapi/enums';
import { namesWithout, PERSONAL_COLUMNS } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { papersUntilColumn } from '../../db/papers-until.ts';
import { listRecords, oneOf } from '../records/record-lists.ts';

const columns = namesWithout(PERSONAL_COLUMNS.driver, 'internal').filter((name) => name !== 'refreshTime');

const rows = (db: Db) =>
  db
    .selectFrom('driver')
    .select(columns)
    .select([sql<'driver'>`'driver'`.as('role'), sql<RefreshTime>`"refreshTime"`.as('refreshTime')]);

/** Drivers, the active first; with a search text the matching ones, the closest first. */
export const listDriverRows = (db: Db, query: QueryOf<'listDrivers'>) =>
  listRecords(rows(db), query, {
    phones: ['tel', 'mobile'],
    all: true,
    first: sql`active desc`,
    last: sql`${byName()}, id`,
  });

export const findDriver = (db: Db, id: number) => oneOf(rows(db), id);

/** Summaries of active drivers, by name. */
export const listActiveDriverRows = (db: Db) =>
  db
    .selectFrom('driver')
    .select(['id', 'firstname', 'lastname', 'address', 'zip', 'city', 'fullAddress', 'latitude', 'longitude', 'mobile'])
    .select(['carriesWheelchair', 'carriesStretcher', sql<RefreshTime>`"refreshTime"`.as('refreshTime')])
    .select(papersUntilColumn().as('papersUntil'))
    .where('active', '=', true)
    .orderBy(byName())
    .execute();
