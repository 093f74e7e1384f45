import { sql } from 'kysely';
import { searchable } from '../register-queries.ts';
import type { Db } from '../../../../db/database.ts';
import { type Columns, cityNames, municipalityNames, type RegisterRow, streetNames } from './read-file.ts';

interface Position {
  /** Bytes. */
  readonly position: number;
  readonly counts: Counts;
}

/** Position at which an interrupted file is resumed; staged rows of another file are deleted. */
export async function startStaging(db: Db, fingerprint: string): Promise<Position | undefined> {
  const stored = await db.selectFrom('register_progress').selectAll().execute();
  const [own] = stored.filter((row) => row.fingerprint === fingerprint);
  if (own && stored.length === 1) return { position: own.position, counts: { ...noCounts(), ...own.counts } };
  await emptyStaging(db);
  return undefined;
}

/** Clears the staging tables. */
export async function emptyStaging(db: Db): Promise<void> {
  await sql`truncate register_staged_street, register_staged_address, register_progress`.execute(db);
}

interface StagedStreet {
  readonly id: number;
  readonly row: RegisterRow;
  readonly fields: readonly string[];
}

/** Stages rows of a file batch by batch; streets are staged once, with their first address. */
export class Staging {
  readonly #db: Db;
  readonly #fingerprint: string;
  readonly #columns: Columns;
  readonly #streets: Map<string, number>;
  #newStreets: StagedStreet[] = [];
  #rows: (RegisterRow & { readonly street: number })[] = [];

  private constructor(db: Db, fingerprint: string, columns: Columns, streets: Map<string, number>) {
    this.#db = db;
    this.#fingerprint = fingerprint;
    this.#columns = columns;
    this.#streets = streets;
  }

  /** Resumes from the staged rows. */
  static async open(db: Db, fingerprint: string, columns: Columns): Promise<Staging> {
    const { rows } = await sql<{
      id: number;
      key: string;
    }>`select id, region || '|' || "streetId" || '|' || zip as key from register_staged_street`.execute(db);
    return new Staging(db, fingerprint, columns, new Map(rows.map(({ id, key }) => [key, id])));
  }

  /** Adds an address to the batch. */
  add(row: RegisterRow, fields: readonly string[]): void {
    const key = `${row.region}|${row.streetId}|${row.zip}`;
    let street = this.#streets.get(key);
    if (street === undefined) {
      street = this.#streets.size + 1;
      this.#streets.set(key, street);
      this.#newStreets.push({ id: street, row, fields });
    }
    this.#rows.push({ ...row, street });
  }

  /** Writes the batch and the position after it atomically. */
  async write({ position, counts }: Position): Promise<void> {
    const [rows, streets] = [this.#rows, this.#newStreets];
    this.#rows = [];
    this.#newStreets = [];
    const whole = (name: 'street' | 'number' | 'latitude' | 'longitude') =>
      `{${rows.map((row) => row[name]).join(',')}}`;
    await sql`
      with street as (${this.#insertStreets(streets)}), address as (
        insert into register_staged_address (street, number, "houseNumber", latitude, longitude)
        select * from unnest(${whole('street')}::integer[], ${whole('number')}::integer[], ${rows.map(({ houseNumber }) => houseNumber)}::text[],
          ${whole('latitude')}::integer[], ${whole('longitude')}::integer[]))
      insert into register_progress (fingerprint, position, counts) values (${this.#fingerprint}, ${position}, ${JSON.stringify(counts)})
      on conflict (fingerprint) do update set position = excluded.position, counts = excluded.counts`.execute(this.#db);
  }

  #insertStreets(streets: readonly StagedStreet[]) {
    const named = streets.map(({ id, row, fields }) => {
      const [street, city, municipality] = [
        streetNames(fields, this.#columns),
        cityNames(fields, this.#columns),
        municipalityNames(fields, this.#columns),
      ];
      const names = searchable([street.fr, street.nl, street.de]);
      const search = `${names}${searchable([city.fr, city.nl, city.de, municipality.fr, municipality.nl, municipality.de])}`;
      return { id, row, street, city, names, search };
    });
    return sql`
      insert into register_staged_street (id, region, "streetId", zip, "streetFr", "streetNl", "streetDe", "cityFr", "cityNl", "cityDe", names, search)
      select * from unnest(${named.map(({ id }) => id)}::integer[], ${named.map(({ row }) => row.region)}::text[], ${named.map(({ row }) => row.streetId)}::text[],
        ${named.map(({ row }) => row.zip)}::text[], ${named.map(({ street }) => street.fr)}::text[], ${named.map(({ street }) => street.nl)}::text[],
        ${named.map(({ street }) => street.de)}::text[], ${named.map(({ city }) => city.fr)}::text[], ${named.map(({ city }) => city.nl)}::text[],
        ${named.map(({ city }) => city.de)}::text[], ${named.map(({ names }) => names)}::text[], ${named.map(({ search }) => search)}::text[])`;
  }
}

/** Counts of the rows of a file, by result. */
export interface Counts {
  read: number;
  /** Addresses that are in use and have a position; boxes of one house are separate rows. */
  taken: number;
  notCurrent: number;
  noPlace: number;
  incomplete: number;
  /** Skipped because of the requested region. */
  otherRegion: number;
}

/** Zero counts. */
export const noCounts = (): Counts => ({ read: 0, taken: 0, notCurrent: 0, noPlace: 0, incomplete: 0, otherRegion: 0 });
