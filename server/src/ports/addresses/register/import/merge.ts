import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { notifyRegister } from '../known-zips.ts';
import { RefusedFile } from './read-file.ts';

/** Counts of the changes of an import. */
export interface Merged {
  readonly regions: readonly string[];
  readonly streets: number;
  /** House numbers; boxes of one house count once. */
  readonly addresses: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Maximum lost share of a region: a file that would remove more is probably truncated. */
const MOST_LOST = 0.2;

interface MergeOptions {
  readonly fingerprint: string;
  /** Name of the file, recorded as source. */
  readonly file: string;
  /** Allows an import that removes much of a region. */
  readonly acceptLoss: boolean;
}

/**
 * Replaces the regions by the staged rows, atomically: until the end suggestions use the old rows, and equal rows are not touched.
 * @throws {RefusedFile} when nothing is staged, or much of a region would be removed
 */
export async function mergeStaged(db: Db, options: MergeOptions): Promise<Merged> {
  const merged = await db.transaction().execute(async (transaction) => {
    await sql`set local work_mem = '128MB'`.execute(transaction);
    await collapse(transaction);
    const regions = await stagedRegions(transaction);
    if (regions.length === 0) throw new RefusedFile('holds no address that is in use and has a place');
    if (!options.acceptLoss) for (const region of regions) await refuseLoss(transaction, region);
    await mergeStreets(transaction);
    const names = regions.map(({ region }) => region);
    const changes = await mergeAddresses(transaction, names);
    await removeStreets(transaction, names);
    await noteRegions(transaction, options, regions);
    await notifyRegister(transaction);
    await sql`truncate register_staged_street, register_staged_address, register_progress`.execute(transaction);
    const total = (name: 'streets' | 'addresses') => regions.reduce((sum, region) => sum + region[name], 0);
    return { regions: names, streets: total('streets'), addresses: total('addresses'), ...changes };
  });
  if (merged.added + merged.changed + merged.removed > 0)
    await sql`analyze register_street, register_address`.execute(db);
  return merged;
}

interface RegionCount {
  readonly region: string;
  readonly streets: number;
  readonly addresses: number;
}

/** One row per house number, at the centre of its boxes; and the centre and the extent of each street. */
async function collapse(db: Db): Promise<void> {
  await sql`
    create temporary table register_house on commit drop as
    select street, number, "houseNumber", round(avg(latitude))::integer as latitude, round(avg(longitude))::integer as longitude
    from register_staged_address group by street, number, "houseNumber"`.execute(db);
  await sql`
    create temporary table register_middle on commit drop as
    select street, round(avg(latitude))::integer as latitude, round(avg(longitude))::integer as longitude, count(*)::integer as addresses,
      min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east
    from register_house group by street`.execute(db);
  await sql`analyze register_house, register_middle`.execute(db);
}

async function stagedRegions(db: Db): Promise<RegionCount[]> {
  const { rows } = await sql<RegionCount>`
    select region, count(*)::integer as streets, sum(addresses)::integer as addresses
    from register_staged_street join register_middle on register_middle.street = register_staged_street.id group by region order by region`.execute(
    db,
  );
  return rows;
}

async function refuseLoss(db: Db, { region, addresses }: RegionCount): Promise<void> {
  const known = await db
    .selectFrom('register_region')
    .select('addresses')
    .where('region', '=', region)
    .executeTakeFirst();
  if (known && addresses < known.addresses * (1 - MOST_LOST)) {
    throw new RefusedFile(
      `holds ${addresses} addresses of ${region} where ${known.addresses} are known: it may have been cut short. With --accept-loss it is taken over all the same`,
    );
  }
}

const STREET_COLUMNS =
  'streetFr streetNl streetDe cityFr cityNl cityDe names search latitude longitude south west north east'.split(' ');

async function mergeStreets(db: Db): Promise<void> {
  const columns = sql.join(STREET_COLUMNS.map((column) => sql.ref(column)));
  const [known, wanted] = ['known', 'excluded'].map((table) =>
    sql.join(STREET_COLUMNS.map((column) => sql.ref(`${table}.${column}`))),
  );
  await sql`
    insert into register_street as known (region, "streetId", zip, ${columns})
    select region, "streetId", zip, ${columns} from register_staged_street join register_middle on register_middle.street = register_staged_street.id
    on conflict (region, "streetId", zip) do update set (${columns}) = (${wanted}) where (${known}) is distinct from (${wanted})`.execute(
    db,
  );
}

async function mergeAddresses(
  db: Db,
  regions: readonly string[],
): Promise<Pick<Merged, 'added' | 'changed' | 'removed'>> {
  await sql`
    create temporary table register_wanted on commit drop as
    select known.id as street, house.number, house."houseNumber", house.latitude, house.longitude
    from register_house as house
    join register_staged_street as staged on staged.id = house.street
    join register_street as known on known.region = staged.region and known."streetId" = staged."streetId" and known.zip = staged.zip
    order by known.id, house.number, house."houseNumber"`.execute(db);
  await sql`analyze register_wanted`.execute(db);
  const same = sql.raw(
    `wanted.street = known.street and wanted.number = known.number and wanted."houseNumber" = known."houseNumber"`,
  );
  const removed = await sql`
    delete from register_address as known using register_street
    where register_street.id = known.street and register_street.region = any(${regions}) and not exists (select from register_wanted as wanted where ${same})`.execute(
    db,
  );
  const changed = await sql`
    update register_address as known set latitude = wanted.latitude, longitude = wanted.longitude from register_wanted as wanted
    where ${same} and (known.latitude, known.longitude) <> (wanted.latitude, wanted.longitude)`.execute(db);
  const added = await sql`
    insert into register_address (street, number, "houseNumber", latitude, longitude)
    select street, number, "houseNumber", latitude, longitude from register_wanted as wanted
    where not exists (select from register_address as known where ${same})`.execute(db);
  return {
    added: Number(added.numAffectedRows ?? 0),
    changed: Number(changed.numAffectedRows ?? 0),
    removed: Number(removed.numAffectedRows ?? 0),
  };
}

/** Deletes streets of these regions without addresses. */
async function removeStreets(db: Db, regions: readonly string[]): Promise<void> {
  await sql`
    delete from register_street where region = any(${regions})
    and not exists (select from register_address where register_address.street = register_street.id)`.execute(db);
}

async function noteRegions(
  db: Db,
  { fingerprint, file }: MergeOptions,
  regions: readonly RegionCount[],
): Promise<void> {
  for (const { region, streets, addresses } of regions) {
    const row = { fingerprint, file, streets, addresses, regionsOfFile: regions.length, importedAt: sql<Date>`now()` };
    await db
      .insertInto('register_region')
      .values({ region, ...row })
      .onConflict((conflict) => conflict.column('region').doUpdateSet(row))
      .execute();
  }
}

/** The regions imported from this very file, if all of its regions still are. */
export async function regionsFrom(db: Db, fingerprint: string): Promise<string[]> {
  const rows = await db
    .selectFrom('register_region')
    .select(['region', 'regionsOfFile'])
    .where('fingerprint', '=', fingerprint)
    .orderBy('region')
    .execute();
  return rows.length > 0 && rows.length === rows[0]?.regionsOfFile ? rows.map(({ region }) => region) : [];
}
