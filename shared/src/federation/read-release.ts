import { fitsHost, HOST_CONTRACT_VERSION } from './contract-version.ts';
import { allFaults } from './pin-faults.ts';
import type { PinnedRemote, ReleaseSet } from './release-set.ts';
import type { ReleaseShapes } from './release-shapes.ts';
import evaluated from './release-shapes.ts?evaluated';
import type { RunningAnswer } from './running-release.ts';
import { shapeFaults, type ShapeOf } from './shape.ts';

const releaseShapes: ReleaseShapes = evaluated;

/** A remote of a set that this host can't run. The rest of the set runs. */
export interface RefusedRemote {
  readonly name: string;
  /** `contract`: it needs another host. `invalid`: its entry in the set is unreadable for this host. */
  readonly reason: 'contract' | 'invalid';
  /** For logs and for the details of the failure page; English. */
  readonly detail: string;
  /** Present with `contract`: its menu entries and its domain's title remain available. */
  readonly pinned?: PinnedRemote;
}

/** A set as parsed by a host. */
export interface RunnableSet extends Omit<ReleaseSet, 'remotes' | 'roles'> {
  /** Remotes that this host can run, by name. */
  readonly remotes: Readonly<Record<string, PinnedRemote>>;
  /** Remotes that it can't run. */
  readonly refused: readonly RefusedRemote[];
}

/** The release that a page runs. */
export interface RunningRelease extends Readonly<Omit<RunningAnswer, 'set' | 'fallbacks'>> {
  readonly set: RunnableSet;
  /** Remote → its former version, if this host can run it. */
  readonly fallbacks: Readonly<Record<string, PinnedRemote>>;
}

/**
 * Parses the answer of `GET /release/current` in the browser. A former version that this host can't parse is left out.
 * @throws {Error} when the answer or the set itself is unreadable
 */
export function readRunningRelease(value: unknown, hostContract?: string): RunningRelease {
  const { set, fallbacks, ...release } = read(value, releaseShapes.running);
  const runnable = readReleaseSet(set, hostContract);
  const { id, createdAt, host, menu } = runnable;
  const former = readReleaseSet({ id, createdAt, host, menu, remotes: fallbacks }, hostContract).remotes;
  return { ...release, set: runnable, fallbacks: former };
}

/**
 * Parses a set in the browser. Each remote is parsed separately, so that one that needs a newer host does not take down the others.
 * @throws {Error} naming missing, wrong or unknown properties, when the set itself is unreadable
 */
export function readReleaseSet(value: unknown, hostContract: string = HOST_CONTRACT_VERSION): RunnableSet {
  const { remotes: entries, ...set } = read(value, releaseShapes.envelope);
  const remotes: Record<string, PinnedRemote> = {};
  const refused: RefusedRemote[] = [];
  for (const [name, entry] of Object.entries(entries))
    try {
      const pinned = readPinned(entry);
      const { contract } = pinned.declaration;
      if (fitsHost(contract, hostContract)) remotes[name] = pinned;
      else refused.push({ ...misfit(name, contract, hostContract), pinned });
    } catch (error) {
      refused.push(refusal(name, entry, String(error), hostContract));
    }
  return { ...set, remotes, refused };
}

function readPinned(entry: unknown): PinnedRemote {
  const pinned = read(entry, releaseShapes.pinned);
  const faults = allFaults(pinned);
  if (faults.length > 0) throw new Error(faults.map(({ property, message }) => `/${property}: ${message}`).join('\n'));
  return pinned;
}

/**
 * A pinned remote with the files and modules of its list, as `GET /release/files/{set}/{remote}.json` answers it.
 * @throws {Error} when they are unreadable or do not fit the declaration
 */
export function withFileList(remote: PinnedRemote, answer: unknown): PinnedRemote {
  const { version, container, base, entry, declaration } = remote;
  const [files, modules] = [propertyOf(answer, 'files'), propertyOf(answer, 'modules')];
  return readPinned({ version, container, base, entry, files, modules, declaration });
}

/** @throws {Error} naming what has another shape */
function read<Value>(value: unknown, shape: ShapeOf<Value>): Value {
  const faults: string[] = [];
  if (hasShape(value, shape, faults)) return value;
  throw new Error(faults.join('\n'));
}

function hasShape<Value>(value: unknown, shape: ShapeOf<Value>, faults: string[]): value is Value {
  faults.push(...shapeFaults(value, shape, releaseShapes.shapes));
  return faults.length === 0;
}

/** A declaration of a later contract may have unknown properties; its range tells whether it is that or an invalid entry. */
function refusal(name: string, entry: unknown, detail: string, hostContract: string): RefusedRemote {
  const range = propertyOf(propertyOf(entry, 'declaration'), 'contract');
  return typeof range === 'string' && !fitsHost(range, hostContract)
    ? misfit(name, range, hostContract)
    : { name, reason: 'invalid', detail };
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const misfit = (name: string, range: string, hostContract: string): RefusedRemote => ({
  name,
  reason: 'contract',
  detail: `Needs host contract ${range}, this host has ${hostContract}`,
});
