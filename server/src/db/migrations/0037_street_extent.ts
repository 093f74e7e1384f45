import { type Kysely, sql } from 'kysely';

/** Extent of each street, to find the streets of a map tile: their houses, millions of them, need no index of their own. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table register_street
      add column south integer, add column west integer, add column north integer, add column east integer
  `.execute(db);
  await sql`
    update register_street as street set south = houses.south, west = houses.west, north = houses.north, east = houses.east
    from (
      select street, min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east
      from register_address group by street
    ) as houses where houses.street = street.id
  `.execute(db);
  await sql`
    create index register_street_extent on register_street using gist (box(point(west, south), point(east, north)))
  `.execute(db);
};
