import type { Handlers, Handler } from '../kernel/operation.ts';
import { searchAll, asHits } from './all/search-all.ts';
import type { SearchServices } from './services.ts';
import { PLACE_KIND_VALUES, type PlaceKind } from '@navette/openapi/enums';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { nameColumn } from '../db/name-column.ts';
import { findTileStreets } from '../ports/addresses/register/tile-streets.ts';

interface NearbyPlace {
  route: PlaceKind;
  id: number;
  name: string;
  address: string | null;
}

/** Search radius in degrees north; a degree east is shorter at our latitude. */
const REACH = 0.03;
const EAST = 0.632;
const MOST = 30;

/** Clients and destinations within about three kilometres, the nearest first. */
async function findNearby(
  db: Db,
  lat: number,
  lon: number,
  routes: readonly NearbyPlace['route'][],
): Promise<NearbyPlace[]> {
  const within = sql`active and latitude between ${lat - REACH} and ${lat + REACH} and longitude between ${lon - REACH / EAST} and ${lon + REACH / EAST}`;
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

/** Clients and destinations around a place, as far as the user may open them (specification/shell.md#global-search). */
const searchGeo: Handler<'searchGeo', SearchServices> = async ({ body, caller, services }) => {
  const routes = PLACE_KIND_VALUES.filter((route) => caller.user.pages.includes(route));
  return asHits(await findNearby(services.db, body.lat, body.lon, routes));
};

const DEFAULT_LIMIT = 8;

/** Suggestions for an address field (specification/screens.md#forms). */
const suggestAddresses: Handler<'suggestAddresses', SearchServices> = async ({ body, services, reply }) => {
  const { q, limit = DEFAULT_LIMIT, near, language } = body;
  const suggestions = await services.addresses.suggest({
    q,
    limit,
    ...(near && { near }),
    ...(language && { language }),
  });
  const unavailable = services.addresses.outage();
  if (unavailable !== null) void reply.header('x-unavailable-service', unavailable);
  return suggestions;
};

/** Streets of a map tile from the imported register (specification/screens.md#maps); kept for a day, as the register changes once a month. */
const streetsOfTile: Handler<'streetsOfTile', SearchServices> = ({ query, services, reply }) => {
  void reply.header('cache-control', 'private, max-age=86400');
  return findTileStreets(services.db, query);
};

export const searchHandlers = {
  searchAll,
  searchGeo,
  suggestAddresses,
  streetsOfTile,
} satisfies Handlers<SearchServices>;
