import {
  personName,
  TARIFF_KINDS,
  tariffBook,
  type TariffBook,
  type TariffKind,
  type TariffVersion,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { authorColumn } from '../../db/name-column.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { ALWAYS } from '../../db/tariffs.ts';

/** A tariff as in the contract. */
export type TariffRow = AnswerOf<'listTariffs'>[number];

/** All tariffs with their versions: the organisation's first, then by kind and name. Records of a driver who never had a commission count too. */
export async function tariffRows(db: Db): Promise<TariffRow[]> {
  const versions = await db
    .selectFrom('tariff_version')
    .select(['id', 'kind', 'ownerId', 'validFrom', 'values', 'indexationId', 'at'])
    .select(authorColumn('tariff_version').as('userName'))
    .orderBy('validFrom')
    .execute();
  const names = await namesOfOwners(db);
  const rows = new Map<string, TariffRow>();
  for (const { kind, ownerId, validFrom, at, ...version } of versions) {
    const key = `${kind} ${ownerId}`;
    const row = rows.get(key) ?? { kind, ownerId, name: names.get(key) ?? null, versions: [] };
    rows.set(key, row);
    row.versions.push({ ...version, validFrom: validFrom === ALWAYS ? null : validFrom, at: at.toISOString() });
  }
  return [...rows.values()].toSorted(
    (one, other) =>
      TARIFF_KINDS.indexOf(one.kind) - TARIFF_KINDS.indexOf(other.kind) ||
      (one.name ?? '').localeCompare(other.name ?? '', 'fr') ||
      one.ownerId - other.ownerId,
  );
}

/** The versions of rows, as the rules take them. */
export const bookOf = (rows: readonly TariffRow[]): TariffBook =>
  tariffBook(rows.flatMap(({ kind, ownerId, versions }) => versions.map((one) => ({ ...one, kind, ownerId }))));

/** A book with other versions in place of those that begin on the same day. */
export function withVersions(book: TariffBook, changed: readonly TariffVersion[]): TariffBook {
  const keyOf = ({ kind, ownerId, validFrom }: TariffVersion) => `${kind} ${ownerId} ${validFrom ?? ''}`;
  const replaced = new Set(changed.map(keyOf));
  return tariffBook([...[...book.values()].flat().filter((version) => !replaced.has(keyOf(version))), ...changed]);
}

/** Names of the owners of tariffs, by kind and number. */
async function namesOfOwners(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ kind: TariffKind; id: number; lastname: string; firstname: string }>`
    select 'insurer' as kind, id, name as lastname, '' as firstname from insurance
    union all select 'mcode', id, mcode, '' from mcode
    union all select 'commission', id, lastname, firstname from driver`.execute(db);
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, personName(row, 'list')]));
}
