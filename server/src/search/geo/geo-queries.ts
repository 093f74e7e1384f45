import type { PlaceKind } from '@navette/openapi/enums';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';

interface NearbyPlace {
  route: PlaceKind;
  id: number;
  name: string;
  address: string | null;
}

/** So far around a place, in degrees north; a degree east is shorter at our latitude. */
const REACH = 0.03;
const EAST = 0.632;
const MOST = 30;

/** Clients and destinations within some three kilometres, the nearest first. */
export async function findNearby(
  db: Db,
  lat: number,
  lon: number,
  routes: readonly NearbyPlace['route'][],
): Promise<NearbyPlace[]> {
  const within = sql`latitude between ${lat - REACH} and ${lat + REACH} and longitude between ${lon - REACH / EAST} and ${lon + REACH / EAST}`;
  const { rows } = await sql<NearbyPlace>`
    select route, id, name, address from (
      select 'destination' as route, id, name, "fullAddress" as address, latitude, longitude from destination where ${within}
      union all
      select 'client', id, ${nameColumn('list')}, "fullAddress", latitude, longitude from client where ${within}
    ) as place
    where route = any(${routes})
    order by (latitude - ${lat}) ^ 2 + ((longitude - ${lon}) * ${EAST}::double precision) ^ 2, route desc, id
    limit ${MOST}`.execute(db);
  return rows;
}
