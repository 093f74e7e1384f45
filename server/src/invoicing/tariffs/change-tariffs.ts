import {
  indexed,
  type Indexation,
  type IndexedKind,
  sameValues,
  type TariffBook,
  type TariffVersion,
  validOn,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Author, saveChanges } from '../../dispatch/public.ts';
import { type Caller, callerName } from '../../kernel/caller.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { conflict } from '../../kernel/problem.ts';
import { followTariffs } from '../../db/tariffs.ts';
import { planRepricing, type Repricing, type TariffSwitch } from './reprice.ts';
import type { TariffRow } from './tariff-rows.ts';

/** Author and time of a change of tariffs. */
export interface TariffAuthor {
  readonly caller: Caller;
  readonly at: Date;
}

/** Writes versions; a coming one of the same day is replaced. */
export async function putVersions(
  trx: Db,
  versions: readonly TariffVersion[],
  { caller, at }: TariffAuthor,
  indexationId: number | null = null,
): Promise<void> {
  const rows = versions.map(({ kind, ownerId, validFrom, values }) => ({
    kind,
    ownerId,
    validFrom: validFrom ?? '',
    values: JSON.stringify(values),
    indexationId,
    at,
    userId: caller.user.id,
    userName: callerName(caller),
  }));
  if (rows.length === 0) return;
  await trx
    .insertInto('tariff_version')
    .values(rows)
    .onConflict((row) =>
      row.columns(['kind', 'ownerId', 'validFrom']).doUpdateSet((given) => ({
        values: sql`${given.ref('excluded.values')}`,
        indexationId: given.ref('excluded.indexationId'),
        at: given.ref('excluded.at'),
        userId: given.ref('excluded.userId'),
        userName: given.ref('excluded.userName'),
      })),
    )
    .execute();
}

/**
 * Gives the bookings on no invoice the new prices, and the records their values of today.
 * @param keepsInvoiced whether invoiced trips may keep the former price
 * @throws ProblemError 409 with the number of invoiced trips otherwise
 */
export async function reprice(
  trx: Db,
  change: TariffSwitch,
  author: Author,
  keepsInvoiced: boolean,
): Promise<Repricing> {
  const repricing = await planRepricing(trx, change, true);
  if (repricing.invoiced > 0 && !keepsInvoiced)
    throw conflict('tariff.invoiced', { params: { count: repricing.invoiced } });
  await saveChanges(trx, repricing.planned, author);
  await followTariffs(trx);
  return repricing;
}

type IndexationForm = BodyOf<'applyIndexation'>;

/** A tariff that an indexation changes, and its version. */
export interface IndexedTariff {
  readonly row: TariffRow;
  readonly before: TariffVersion;
  readonly after: TariffVersion;
  /** It changes on that day already. */
  readonly exists: boolean;
}

/** The versions that an indexation makes: of each chosen tariff whose values it changes. */
export function indexedTariffs(rows: readonly TariffRow[], form: IndexationForm): IndexedTariff[] {
  const roundings = new Map<string, Indexation['kinds'][number]>(form.kinds.map((one) => [one.kind, one]));
  const insurers = form.insurerIds && new Set(form.insurerIds);
  return rows.flatMap((row) => {
    const { kind, ownerId, versions } = row;
    const chosen = roundings.get(kind);
    if (!chosen || (kind === 'insurer' && insurers && !insurers.has(ownerId))) return [];
    const valid = validOn(versions, form.validFrom);
    if (!valid) return [];
    const before = { kind, ownerId, validFrom: valid.validFrom, values: valid.values };
    const values = indexed(before, form.percent, chosen.rounding);
    const after = { kind, ownerId, validFrom: form.validFrom, values };
    return sameValues(kind, valid.values, values)
      ? []
      : [{ row, before, after, exists: valid.validFrom === form.validFrom }];
  });
}

/** Kinds of an indexation, each named once. */
export const namesKindTwice = ({ kinds }: IndexationForm): boolean =>
  new Set<IndexedKind>(kinds.map(({ kind }) => kind)).size < kinds.length;

/** The states of the tariffs before and after some versions. */
export const switchTo = (before: TariffBook, after: TariffBook, from: string): TariffSwitch => ({
  before,
  after,
  from,
});
