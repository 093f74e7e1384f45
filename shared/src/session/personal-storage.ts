import type { PersonalCipher } from './personal-cipher.ts';

/**
 * Prefix of the local storage keys that may hold patients' data: drafts, addresses.
 * @deprecated since host contract 1.3.0: values stored directly under it are readable; {@link personalStorage} encrypts them.
 */
export const PERSONAL_PREFIX = 'navette.personal.';

/** Prefixes of such keys in earlier versions, which are no longer read but may still be in a browser. */
const FORMER_PREFIXES = ['navette.draft.', 'navette.estimator.'];
const PREFIXES = [PERSONAL_PREFIX, ...FORMER_PREFIXES];

/** Start of an encrypted value. Earlier versions stored readable ones, which are removed. */
const MARK = 'aes:';

/** Decrypted values of this tab, as long as the page lives and its user stays. */
const values = new Map<string, string>();
/** Names whose stored value differs from the one in memory. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();

let owner: number | undefined;
let cipher: PersonalCipher | undefined;
/** Whether the session is valid: without one nothing is stored in the browser. */
let open = true;
let saving = false;
/** Counter of users, so that work begun for one is not finished for the next. */
let era = 0;

/**
 * Store of personal data that survives a reload: the browser holds it encrypted (AES-256-GCM) with a key that the server returns for a valid session
 * of the user, and only until that session ends. Without a key (the server was not reached, the page has no HTTPS) values last as long as the page.
 */
export const personalStorage = {
  /** The value; null without one. Values of an earlier visit are available after `onLoad`. */
  read: (name: string): string | null => values.get(name) ?? null,

  /** Sets a value; null removes it. */
  write: (name: string, value: string | null): void => {
    if (value === null) values.delete(name);
    else values.set(name, value);
    unsaved.add(name);
    if (value === null) store(PERSONAL_PREFIX + name, null);
    void save();
  },

  /**
   * Calls a listener once the values of an earlier visit are available, shortly after the start of a page.
   * @returns unsubscribe
   */
  onLoad: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Whether the storage is already unlocked with this user's key. */
export const isUnlockedFor = (userId: number): boolean => owner === userId;

/**
 * Decrypts the values of the user's earlier visits, and stores those written since the start of the page.
 * @param storageKey of the user, 256 bits as base64url
 */
export async function unlockPersonalStorage(userId: number, storageKey: string): Promise<void> {
  // Browsers have no WebCrypto on pages without HTTPS.
  if (owner === userId || !('subtle' in crypto)) return;
  owner = userId;
  const mine = era;
  const { personalCipher } = await import(/* webpackChunkName: "shell" */ './personal-cipher.ts');
  const made = await personalCipher(userId, storageKey);
  if (mine !== era) return;
  cipher = made;
  for (const path of storedPaths([PERSONAL_PREFIX])) {
    const name = path.slice(PERSONAL_PREFIX.length);
    const value = await made.decrypt(name, storedAt(path));
    if (mine !== era) return;
    if (value === undefined) store(path, null);
    else if (!values.has(name) && !unsaved.has(name)) values.set(name, value);
  }
  for (const listener of listeners) listener();
  await save();
}

/** Removes the values from the browser while the session has expired; the page keeps them in case the same user signs in again. */
export function sealPersonalStorage(): void {
  if (!open) return;
  open = false;
  for (const name of values.keys()) unsaved.add(name);
  wipeStored();
}

/** Stores the page's values again, once the user has a valid session. */
export function unsealPersonalStorage(): void {
  open = true;
  void save();
}

/**
 * Clears memory and browser. At every sign-out, whichever modules are loaded, since a page may have stored values before a reload without being
 * opened since; and at the start of a page without a valid session.
 */
export function clearPersonalStorage(): void {
  era += 1;
  owner = undefined;
  cipher = undefined;
  values.clear();
  unsaved.clear();
  wipeStored();
}

/** Removes unencrypted values of earlier versions. */
export function dropReadableValues(): void {
  wipeStored((value) => !value.startsWith(MARK));
}

/**
 * Applies changes made by another tab. After the end of the session tabs remove everything, which this page ignores, as it still needs its values.
 */
export async function followPersonalStorage(path: string, stored: string | null): Promise<void> {
  if (!open || !path.startsWith(PERSONAL_PREFIX)) return;
  const name = path.slice(PERSONAL_PREFIX.length);
  const mine = era;
  const value = stored === null ? undefined : await cipher?.decrypt(name, stored);
  if (mine !== era) return;
  if (stored === null) values.delete(name);
  else if (value !== undefined) values.set(name, value);
}

/** Encrypts and stores changed values, one after the other; only the last of several changes is stored. */
async function save(): Promise<void> {
  if (saving) return;
  saving = true;
  try {
    for (const name of unsaved) {
      if (!open || cipher === undefined) break;
      const mine = era;
      unsaved.delete(name);
      const value = values.get(name);
      const text = value === undefined ? null : await cipher.encrypt(name, value);
      if (mine !== era) continue;
      // Changed or sealed in the meantime: stored later.
      if (values.get(name) !== value || !open) unsaved.add(name);
      else store(PERSONAL_PREFIX + name, text);
    }
  } finally {
    saving = false;
  }
}

function storedPaths(prefixes: readonly string[]): string[] {
  try {
    return Object.keys(localStorage).filter((path) => prefixes.some((prefix) => path.startsWith(prefix)));
  } catch {
    return []; // storage is blocked
  }
}

function storedAt(path: string): string {
  try {
    return localStorage.getItem(path) ?? '';
  } catch {
    return '';
  }
}

function wipeStored(isMeant: (value: string) => boolean = () => true): void {
  for (const path of storedPaths(PREFIXES)) if (isMeant(storedAt(path))) store(path, null);
}

/** Stores or removes; with a full or blocked storage the value lasts as long as the page. */
function store(path: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(path);
    else localStorage.setItem(path, value);
  } catch {
    if (value !== null) store(path, null);
  }
}
