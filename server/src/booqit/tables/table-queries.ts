import {
  DEFAULT_PLATFORM_TABLES,
  type PlatformMeanings,
  type PlatformTables,
  platformWord,
  type TransportPart,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { settingsByName } from '../../masterdata/public.ts';
import type { PlatformValueKind } from '@navette/openapi/enums';

/** Setting of the insurer that pays by default (specification/booqit.md#words). */
export const INSURER_SETTING = 'booqitInsuranceId';

/** Meanings of the platform's reasons and mutualities. */
export async function platformTables(db: Db): Promise<PlatformTables> {
  const setting = Number((await settingsByName(db)).get(INSURER_SETTING));
  return {
    insuranceId: Number.isInteger(setting) && setting > 0 ? setting : DEFAULT_PLATFORM_TABLES.insuranceId,
    reasons: await db.selectFrom('platform_reason').select(['value', 'motive']).orderBy('value').execute(),
    mutualities: await db.selectFrom('platform_mutuality').select(['value', 'insuranceId']).orderBy('value').execute(),
  };
}

/** The meanings, with the insurers that mutualities are compared with. */
export const platformMeanings = async (db: Db): Promise<PlatformMeanings> => ({
  tables: await platformTables(db),
  insurers: await db.selectFrom('insurance').select(['id', 'name', 'cn']).where('active', '=', true).execute(),
});

/** Assigns an insurer to a mutuality unless it has one; returns the assigned insurer. */
export async function addMutuality(
  trx: Db,
  { value, insuranceId }: PlatformTables['mutualities'][number],
): Promise<{ readonly insuranceId: number; readonly isNew: boolean }> {
  const added = await trx
    .insertInto('platform_mutuality')
    .values({ value, insuranceId })
    .onConflict((same) => same.column('value').doNothing())
    .returning('insuranceId')
    .executeTakeFirst();
  if (added) return { ...added, isNew: true };
  const kept = await trx
    .selectFrom('platform_mutuality')
    .select('insuranceId')
    .where('value', '=', value)
    .executeTakeFirstOrThrow();
  return { ...kept, isNew: false };
}

/** Replaces the meanings of reasons and mutualities; the default insurer is a setting. */
export async function replaceMeanings(trx: Db, { reasons, mutualities }: PlatformTables): Promise<void> {
  await trx.deleteFrom('platform_reason').execute();
  await trx.deleteFrom('platform_mutuality').execute();
  if (reasons.length > 0)
    await trx
      .insertInto('platform_reason')
      .values([...reasons])
      .execute();
  if (mutualities.length > 0)
    await trx
      .insertInto('platform_mutuality')
      .values([...mutualities])
      .execute();
}

/** The existing ones of some insurers. */
export const knownInsurers = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db
        .selectFrom('insurance')
        .select('id')
        .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
        .execute()
    ).map(({ id }) => id),
  );

interface SeenValue {
  readonly kind: PlatformValueKind;
  readonly value: string;
  readonly transports: number;
}

/** The reasons and mutualities of some transports with their counts; a transport counts once for each of its reasons. */
export function valuesOf(transports: readonly (readonly TransportPart[])[]): readonly SeenValue[] {
  const seen = new Map<string, SeenValue>();
  const count = (kind: PlatformValueKind, words: readonly string[]): void => {
    for (const value of new Set(words))
      if (value !== '') {
        const key = `${kind} ${value}`;
        seen.set(key, { kind, value, transports: (seen.get(key)?.transports ?? 0) + 1 });
      }
  };
  for (const parts of transports) {
    count(
      'reason',
      parts.map(({ request }) => platformWord(request.reason)),
    );
    count(
      'mutuality',
      parts.map(({ request }) => platformWord(request.passenger?.mutuality)),
    );
  }
  return [...seen.values()];
}

/** Stores the values that the platform currently uses. */
export const saveValues = (db: Db, values: readonly SeenValue[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('platform_value').execute();
    if (values.length > 0)
      await trx
        .insertInto('platform_value')
        .values([...values])
        .execute();
  });

/** The values used by the platform, the most frequent first. */
export const listValues = (db: Db) =>
  db
    .selectFrom('platform_value')
    .select(['kind', 'value', 'transports'])
    .orderBy('transports', 'desc')
    .orderBy('value')
    .execute();
