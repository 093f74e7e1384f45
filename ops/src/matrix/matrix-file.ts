import * as z from 'zod';
import { parseStored } from '../registry/damaged.ts';
import { keys } from '../registry/keys.ts';
import { withLock } from '../registry/lock.ts';
import { storeOf } from '../registry/store/store-of.ts';

const row = z.strictObject({
  /** A build of the host. */
  host: z.strictObject({ version: z.string(), build: z.string() }),
  remote: z.string(),
  /** Version of the remote, three numbers. */
  version: z.string(),
  /** Fingerprint of its content, which distinguishes two builds of one version. */
  fingerprint: z.string(),
  result: z.enum(['passed', 'failed']),
  /** Why it failed, in English. */
  findings: z.array(z.string()),
  at: z.iso.datetime(),
});

/** One remote in one host, tried in a browser. */
export type MatrixRow = z.infer<typeof row>;

const matrixSchema = z.strictObject({ rows: z.array(row) });

/**
 * Reads the matrix; empty when no pair was ever tried.
 * @throws {Damaged} when the file is no matrix
 */
export async function readMatrix(registry: string): Promise<readonly MatrixRow[]> {
  const stored = await storeOf(registry).read(keys.matrix);
  return stored ? parseStored(keys.matrix, stored.text, matrixSchema).rows : [];
}

/** Adds rows; a row of the same host build and remote content takes the place of the former one. Call it under the lock of the registry. */
export async function addToMatrix(registry: string, rows: readonly MatrixRow[]): Promise<void> {
  const known = new Map([...(await readMatrix(registry)), ...rows].map((each) => [keyOf(each), each]));
  await storeOf(registry).put(
    keys.matrix,
    `${JSON.stringify(matrixSchema.parse({ rows: [...known.values()] }), null, 1)}\n`,
  );
}

/** As {@link addToMatrix}, under the lock of the registry. */
export const saveRows = (registry: string, rows: readonly MatrixRow[]): Promise<void> =>
  withLock(registry, () => addToMatrix(registry, rows));

const keyOf = ({ host, remote, version, fingerprint }: MatrixRow): string =>
  [host.version, host.build, remote, version, fingerprint].join(' ');
