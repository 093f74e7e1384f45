import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A passenger of the sandbox: a client of the demo, as the platform knows them. */
export interface SandboxPerson {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthday: string | null;
  readonly ssn: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly mcode: string | null;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A place of care of the demo. */
export interface SandboxPlace {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly tel: string | null;
}

/** Who and where the sandbox's transports are about. */
export interface SandboxWorld {
  readonly people: readonly SandboxPerson[];
  readonly places: readonly SandboxPlace[];
}

const PEOPLE = 160;
const PLACES = 24;

/** Clients and destinations of the demo that the platform knows too. */
export async function readWorld(db: Db): Promise<SandboxWorld> {
  const { rows: people } = await sql<SandboxPerson>`
    select id, firstname, lastname, birthday::text, ssn, mobile, email, mcode, address, zip, city, latitude, longitude
    from client where latitude is not null and address is not null order by id limit ${PEOPLE}`.execute(db);
  const { rows: places } = await sql<SandboxPlace>`
    select id, name, address, zip, city, latitude, longitude, tel
    from destination where latitude is not null order by id limit ${PLACES}`.execute(db);
  return { people, places };
}
