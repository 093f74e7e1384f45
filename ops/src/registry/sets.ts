import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { HOST_CONTRACT_VERSION, parseReleaseSet, type ReleaseSet } from '@navette/shared/federation';
import * as z from 'zod';
import { writeAtomically } from './atomic.ts';
import { paths } from './paths.ts';

type Content = Pick<ReleaseSet, 'remotes' | 'menu'>;

/** A new set. Its id tells when it was made and what it holds: `20260521T091500123-3f9ac1d2`. */
export function newSet(content: Content, now: Date): ReleaseSet {
  const createdAt = now.toISOString();
  const id = `${createdAt.replaceAll(/[-:.Z]/g, '')}-${fingerprintOf(content)}`;
  return parseReleaseSet({ id, createdAt, host: { contract: HOST_CONTRACT_VERSION }, ...content });
}

/** Whether two sets run the same versions with the same menu. */
export function sameContent(left: Content, right: Content): boolean {
  return fingerprintOf(left) === fingerprintOf(right);
}

function fingerprintOf({ remotes, menu }: Content): string {
  const sorted = Object.entries(remotes).sort(([left], [right]) => left.localeCompare(right, 'en'));
  const essence = sorted.map(([name, remote]) => [name, remote.base, Object.entries(remote.files).sort(([left], [right]) => left.localeCompare(right, 'en'))]);
  return createHash('sha256').update(JSON.stringify([essence, menu])).digest('hex').slice(0, 8);
}

export async function writeSet(registry: string, set: ReleaseSet): Promise<void> {
  await writeAtomically(paths.set(registry, set.id), `${JSON.stringify(set, null, 1)}\n`);
}

export async function readSet(registry: string, id: string): Promise<ReleaseSet> {
  return parseReleaseSet(JSON.parse(await readFile(paths.set(registry, id), 'utf8')));
}

const pointer = z.strictObject({ set: z.string() });

/** The id of the set that runs, or nothing when none was ever activated. */
export async function currentId(registry: string): Promise<string | undefined> {
  const text = await readFile(paths.current(registry), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : pointer.parse(JSON.parse(text)).set;
}

/** From here on this set runs: whoever reads the pointer sees the old one or this one. */
export async function pointTo(registry: string, id: string): Promise<void> {
  await writeAtomically(paths.current(registry), `${JSON.stringify({ set: id })}\n`);
}
