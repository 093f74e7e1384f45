import type { RegistryCopy } from '@navette/ops/registry';
import type { DumpedTable } from './tables/dump-tables.ts';

/** What a backup holds: `manifest.json` in its folder. */
export interface Manifest {
  readonly format: 1;
  /** Moment of the snapshot, UTC. */
  readonly at: string;
  /** The last migration of the schema that the tables were read from. */
  readonly migration: string;
  readonly tables: readonly DumpedTable[];
  /** Next values of the counters of ids. */
  readonly sequences: readonly { readonly name: string; readonly last: string; readonly called: boolean }[];
  readonly files: {
    readonly count: number;
    /** Keys that the database refers to and that the store of files did not have. */
    readonly missing: readonly string[];
  };
  readonly registry: RegistryCopy;
}

/** Names in the folder of a backup. */
export const parts = {
  manifest: 'manifest.json',
  tables: 'tables',
  files: 'files',
  registry: 'registry',
  /** Whose anonymisation was known when the backup was made. */
  anonymised: 'anonymised.jsonl',
  sums: 'SHA256SUMS',
} as const;

/** Something a backup or a restore will not do, with the reason for the person at the keyboard. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
