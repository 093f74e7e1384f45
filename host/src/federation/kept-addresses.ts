import { store, storedJson } from './tab-choices.ts';

/**
 * Addresses from which this browser has loaded files of remotes, by their hash. A file that did not change between two versions of a remote has an address in
 * each; asked for at the one it came from, it comes from the cache of the browser. Its hash is checked as for any other file.
 */
const KEY = 'navette.files';

/** Ops keep versions for seven days after they stopped running; an address that is older may be gone. */
const KEPT_FOR = 6 * 86_400_000;

/** Most addresses that are kept, the latest. */
const MOST = 500;

interface Kept {
  readonly url: string;
  readonly at: number;
}

let known: Map<string, Kept> | undefined;
let writing = false;

/**
 * The address at which a file is asked for: the one where the same content was found before, else its own.
 * @param own address in the version that runs
 * @param integrity the hash of the file
 */
export function keptAddress(own: string, integrity: string, now = Date.now()): string {
  const former = addresses().get(integrity);
  return former && now - former.at < KEPT_FOR && isAlike(former.url, own) ? former.url : own;
}

/**
 * Keeps where a file has come from. Only once it has: remotes hold files of the same content, and one whose files do not come would hold up the others.
 * The address of a retry is not kept: no version has it.
 * @param url where it was asked for
 * @param integrity the hash of the file
 */
export function keepAddress(url: string, integrity: string, now = Date.now()): void {
  const kept = addresses();
  const former = kept.get(integrity);
  if (url.includes('?') || (former?.url === url && now - former.at < KEPT_FOR)) return;
  kept.delete(integrity);
  kept.set(integrity, { url, at: now });
  save();
}

/** Forgets addresses of files, after one of them failed. */
export function forgetAddresses(integrities: readonly string[]): void {
  const kept = addresses();
  for (const integrity of integrities) kept.delete(integrity);
  save();
}

/** The same file name at the same origin: nothing else is taken from storage. */
function isAlike(former: string, own: string): boolean {
  if (!URL.canParse(former, location.href)) return false;
  const [there, here] = [new URL(former, location.href), new URL(own, location.href)];
  const nameOf = ({ pathname }: URL) => pathname.slice(pathname.lastIndexOf('/'));
  return there.origin === here.origin && there.search === '' && nameOf(there) === nameOf(here);
}

function addresses(): Map<string, Kept> {
  known ??= new Map(remembered());
  return known;
}

function remembered(): [string, Kept][] {
  const entries = storedJson('localStorage', KEY);
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

const isEntry = (entry: unknown): entry is [string, Kept] => {
  if (!Array.isArray(entry)) return false;
  const [integrity, kept]: unknown[] = entry;
  if (typeof integrity !== 'string' || typeof kept !== 'object' || kept === null) return false;
  return 'url' in kept && typeof kept.url === 'string' && 'at' in kept && typeof kept.at === 'number';
};

/** Once for all files of a page. */
function save(): void {
  if (writing) return;
  writing = true;
  setTimeout(() => {
    writing = false;
    // If storage fails, the next version is loaded whole.
    store('localStorage', KEY, JSON.stringify([...addresses()].slice(-MOST)));
  });
}

/** Reads storage again, in tests. */
export const resetAddresses = (): void => {
  known = undefined;
};
