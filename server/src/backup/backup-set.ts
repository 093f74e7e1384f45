import type { RegistryCopy } from '@navette/ops/registry';
import type { DumpedTable } from './tables/dump-tables.ts';

/** Contents of a backup: `manifest.json` in its folder. */
export interface Manifest {
  readonly format: 1;
  /** Moment of the snapshot, UTC. */
  readonly at: string;
  /** The last migration of the schema at the time of the backup. */
  readonly migration: string;
  readonly tables: readonly DumpedTable[];
  /** Next values of the id sequences. */
  readonly sequences: readonly { readonly name: string; readonly last: string; readonly called: boolean }[];
  readonly files: {
    readonly count: number;
    /** File keys in the database that are missing in the file store. */
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
  /** Anonymisations known at the time of the backup. */
  anonymised: 'anonymised.jsonl',
  sums: 'SHA256SUMS',
} as const;

/** A refusal of backup or restore, with the reason for the operator. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
