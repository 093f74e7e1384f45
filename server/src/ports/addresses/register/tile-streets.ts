import { sql } from 'kysely';
import type { components } from '@navette/openapi/types';
import type { Db } from '../../../db/database.ts';
import { attributionOf } from './address-register.ts';

type TileStreets = components['schemas']['TileStreets'];
type TileStreet = components['schemas']['TileStreet'];

/** Tiles of this zoom are asked for: about 1.5 km wide in Belgium, a dense one has 300 streets. */
const ZOOM = 14;
const MOST = 1500;

/** Longitude of the western edge of a column, in millionths of a degree. */
const westOf = (x: number): number => Math.round(((x / 2 ** ZOOM) * 360 - 180) * 1e6);

/** Latitude of the northern edge of a row in Web Mercator, in millionths of a degree. */
const northOf = (y: number): number =>
  Math.round((Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** ZOOM))) / Math.PI) * 180e6);

/** Streets of the register whose extent meets a tile, with their houses by number, those with most houses first. */
export async function findTileStreets(
  db: Db,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<TileStreets> {
  const tile = sql`box(point(${westOf(x)}, ${northOf(y + 1)}), point(${westOf(x + 1)}, ${northOf(y)}))`;
  const side = (rest: number) =>
    sql`coalesce(array_agg(array[house.latitude, house.longitude] order by house.number, house."houseNumber") filter (where house.number % 2 = ${sql.lit(rest)}), '{}')`;
  const { rows } = await sql<TileStreet & { region: string }>`
    select street.id, street.region, "streetFr" as fr, "streetNl" as nl, "streetDe" as de, houses.even, houses.odd
    from register_street as street
    cross join lateral (
      select count(*) as number, ${side(0)} as even, ${side(1)} as odd from register_address as house where house.street = street.id
    ) as houses
    where box(point(west, south), point(east, north)) && ${tile}
    order by houses.number desc, street.id limit ${MOST}`.execute(db);
  return {
    streets: rows.map(({ id, fr, nl, de, even, odd }) => ({ id, fr, nl, de, even, odd })),
    attributions: [...new Set(rows.map(({ region }) => region))].toSorted().map(attributionOf),
  };
}
