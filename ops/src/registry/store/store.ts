import type { HashedFile } from '../files.ts';

/** A small file of the registry. */
interface Stored {
  readonly text: string;
  /** Entity tag: equal exactly when the content is. */
  readonly tag: string;
}

/** Condition of a write: the key is `absent`, or it still has the content with this tag. */
export type Condition = 'absent' | { readonly tag: string };

export interface Entry {
  /** The last part of its key. */
  readonly name: string;
  /** When it was written. */
  readonly at: Date;
}

/** The lock of a registry while it is held. */
export interface Held {
  /**
   * Checks that the lock is still held; a suspended machine may have lost it.
   * @throws {Refusal} when another process has taken it over
   */
  readonly confirm: () => Promise<void>;
}

/**
 * Port to where a registry is kept: a folder on a disk, or a bucket. Keys have `/` between their parts and no leading one; {@link keys} names them.
 * Small files are replaced as a whole, logs only grow, and folders of published versions never change.
 */
export interface Store {
  /** Its place, for messages. */
  readonly location: string;
  /**
   * Checks that the place can do what is asked of it; done once before the first change.
   * @throws {Refusal} saying what it can't do
   */
  readonly check: () => Promise<void>;
  /** The file at a key; undefined for none. May be a second old outside of {@link Store.locked}. */
  readonly read: (key: string) => Promise<Stored | undefined>;
  /**
   * Writes a file as a whole: a reader sees the old content or the new one, also after a crash.
   * @returns false, and nothing was written, when `condition` does not hold; of two writers with the same condition one gets true
   */
  readonly put: (key: string, text: string, condition?: Condition) => Promise<boolean>;
  /** Removes a file; it may be absent. */
  readonly remove: (key: string) => Promise<void>;
  /** Files directly under a key, sorted by name. */
  readonly list: (under: string) => Promise<readonly Entry[]>;
  readonly append: (log: string, line: string) => Promise<void>;
  /** Lines of a log, oldest first; one may be cut off by a crash. */
  readonly lines: (log: string) => Promise<readonly string[]>;
  /**
   * Runs `work` while no other process changes the registry. Waits for the lock, takes it over from a dead owner, gives up after a minute.
   * @param work calls `confirm` right before it changes something; it is run again when the lock was lost before
   */
  readonly locked: <T>(work: (held: Held) => Promise<T>) => Promise<T>;
  /** Published versions. */
  readonly folders: Folders;
  /** Removes leftovers of crashed commands that are older than an hour. */
  readonly sweep: (now: Date) => Promise<void>;
  /** Everything that is kept, as it is kept here, for a backup. */
  readonly raw: RawFiles;
}

/** The files of a registry as its place lays them out: a copy fits into a place of the same kind only. */
export interface RawFiles {
  readonly kind: 'folder' | 'bucket';
  /** Keys of all files but the lock and what crashed commands left; sorted. */
  readonly keys: () => Promise<readonly string[]>;
  readonly read: (key: string) => Promise<Buffer>;
  readonly write: (key: string, content: Buffer) => Promise<void>;
}

/** Folders of a registry that are written and removed as a whole: a reader sees all files of one or none, also after a crash. */
export interface Folders {
  /** Names of the remotes, and of other folders directly under the root; sorted. */
  readonly names: () => Promise<readonly string[]>;
  readonly has: (folder: string) => Promise<boolean>;
  /**
   * Adds a folder, which must be absent. Call it under the lock.
   * @param from folder on this machine
   * @param files its public files; compressed forms (`.br`) beside them are taken too
   */
  readonly add: (folder: string, from: string, files: readonly HashedFile[]) => Promise<void>;
  readonly remove: (folder: string) => Promise<void>;
  /** The public files as they are stored now; none when it is absent. */
  readonly files: (folder: string) => Promise<readonly HashedFile[]>;
  /** Compressed forms (`main.js.br`) that hold something else than the file beside them; none when it is absent. */
  readonly changedForms: (folder: string) => Promise<readonly string[]>;
  /**
   * Path of a folder on this machine with these files, which is only read.
   * @throws {Refusal} when the files are not those that were added
   */
  readonly local: (folder: string) => Promise<string>;
}
