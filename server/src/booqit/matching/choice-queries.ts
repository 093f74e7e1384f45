import type { PlaceKind } from '@navette/openapi/enums';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';
import type { BooqitServices } from '../services.ts';

/** Fingerprint of a passenger or a place: recognisable, but not readable. */
export const printOf = (vault: BooqitServices['vault'], kind: PlaceKind, key: string): string => vault.hash(key, kind);

const withRecords = (db: Db) =>
  db
    .selectFrom('match_choice as choice')
    .leftJoin('client', 'client.id', 'choice.clientId')
    .leftJoin('destination', 'destination.id', 'choice.destinationId')
    .leftJoin('app_user as author', 'author.id', 'choice.userId')
    .select(['choice.id', 'choice.kind', 'choice.print', 'choice.at'])
    .select(sql<number>`coalesce(choice."clientId", choice."destinationId")`.as('recordId'))
    .select(sql<string>`coalesce(${nameColumn('list', 'client')}, destination.name)`.as('label'))
    .select(sql<string | null>`${nameColumn('list', 'author')}`.as('userName'));

/** The records chosen for fingerprints, without inactive ones. */
export async function chosenRecords(db: Db, prints: readonly string[]) {
  const rows = await withRecords(db)
    .where('choice.print', '=', sql<string>`any(${[...new Set(prints)]}::text[])`)
    .where('client.anonymisedAt', 'is', null)
    .where(sql<boolean>`coalesce(client.active, destination.active)`)
    .execute();
  return new Map(rows.map(({ print, recordId, label }) => [print, { id: recordId, label }]));
}

/** Maximum number of listed choices. */
const MOST = 1000;

/** Every choice, the latest first. */
export async function listChoices(db: Db) {
  const rows = await withRecords(db).orderBy('choice.at', 'desc').orderBy('choice.id', 'desc').limit(MOST).execute();
  return rows.map(({ id, kind, recordId, label, at, userName }) => ({
    id,
    kind,
    record: { id: recordId, label },
    at: at.toISOString(),
    userName,
  }));
}

interface Choice {
  readonly kind: PlaceKind;
  readonly print: string;
  readonly recordId: number;
  readonly at: Date;
  readonly userId: number;
}

/** Stores a choice, replacing the one before. */
export async function saveChoice(db: Db, { kind, print, recordId, at, userId }: Choice): Promise<void> {
  const record = {
    clientId: kind === 'client' ? recordId : null,
    destinationId: kind === 'destination' ? recordId : null,
  };
  await db
    .insertInto('match_choice')
    .values({ kind, print, ...record, at, userId })
    .onConflict((same) => same.columns(['kind', 'print']).doUpdateSet({ ...record, at, userId }))
    .execute();
}

/** Whether the record of a choice exists. */
export async function recordExists(db: Db, kind: PlaceKind, id: number): Promise<boolean> {
  const row = await db.selectFrom(kind).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
