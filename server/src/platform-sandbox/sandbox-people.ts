import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import {
  KNOWN_PEOPLE,
  KNOWN_PLACES,
  type PlatformPerson,
  type PlatformPlace,
  type PlatformWorld,
} from '../demo/platform/world.ts';

/** Clients and destinations of the demo that the platform knows too. */
export async function readWorld(db: Db): Promise<PlatformWorld> {
  const { rows: people } = await sql<PlatformPerson>`
    select id, firstname, lastname, birthday::text, ssn, mobile, email, mcode, address, zip, city, latitude, longitude
    from client where latitude is not null and address is not null order by id limit ${KNOWN_PEOPLE}`.execute(db);
  const { rows: places } = await sql<PlatformPlace>`
    select id, name, address, zip, city, latitude, longitude, tel
    from destination where latitude is not null order by id limit ${KNOWN_PLACES}`.execute(db);
  return { people, places };
}
