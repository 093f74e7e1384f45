import { platformWord, type TransportPart } from '@navette/shared/domain';
import type { PlatformValueKind } from '@navette/openapi/enums';
import type { Db } from '../../db/database.ts';

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
