import { nameColumn } from '../../db/name-column.ts';
import { sql } from 'kysely';
import type { Handler } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { asHits } from '../all/search-all.ts';
import type { SearchServices } from '../services.ts';

interface NearbyPlace {
  route: 'client' | 'destination';
  id: number;
  name: string;
  address: string | null;
}

/** So far around a place, in degrees north; a degree east is shorter at our latitude. */
const REACH = 0.03;
const EAST = 0.632;
const MOST = 30;

/** Clients and destinations within some three kilometres, the nearest first. */
async function findNearby(
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

/** Clients and destinations around a place, as far as the user may open them (S3 §7). */
export const searchGeo: Handler<'searchGeo', SearchServices> = async ({ body, caller, services }) => {
  const routes = (['client', 'destination'] as const).filter((route) => caller.user.pages.includes(route));
  return asHits(await findNearby(services.db, body.lat, body.lon, routes));
};
