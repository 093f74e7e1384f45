import type { PersonalCipher } from './personal-cipher.ts';

/**
 * Start of every key of the local storage that may hold patients' data: drafts, addresses.
 * @deprecated since host contract 1.3.0: what is stored under it by hand can be read; {@link personalStorage} encrypts it.
 */
export const PERSONAL_PREFIX = 'navette.personal.';

/** Starts of such keys in earlier versions, which nobody reads any more but a browser may still hold. */
const FORMER_PREFIXES = ['navette.draft.', 'navette.estimator.'];
const PREFIXES = [PERSONAL_PREFIX, ...FORMER_PREFIXES];

/** Start of an encrypted value. Earlier versions stored readable ones, which are removed. */
const MARK = 'aes:';

/** Readable values of this tab, as long as the page lives and its user stays. */
const values = new Map<string, string>();
/** Names whose stored value differs from the readable one. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();

let owner: number | undefined;
let cipher: PersonalCipher | undefined;
/** Whether the session is valid: nothing stays in the browser without one. */
let open = true;
let saving = false;
/** Counts users, so that what was begun for one is not finished for the next. */
let era = 0;

/**
 * Store of personal data that survives a reload of the page: the browser holds it encrypted (AES-256-GCM) with a key that the server gives to a valid session
 * of the user, and until that session ends. Without a key (the server was not reached, the page has no HTTPS) values last as long as the page.
 */
export const personalStorage = {
  /** The value; null without one. Those of an earlier visit are there after `onLoad`. */
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
   * Calls a listener once the values of an earlier visit can be read, shortly after the start of a page.
   * @returns unsubscribe
   */
  onLoad: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Whether values of this user are encrypted with the user's key already. */
export const isUnlockedFor = (userId: number): boolean => owner === userId;

/**
 * Reads what earlier visits of the user stored, and stores what this one has written since.
 * @param storageKey of the user, 256 bits as base64url
 */
export async function unlockPersonalStorage(userId: number, storageKey: string): Promise<void> {
  // Browsers have no cryptography on pages without HTTPS.
  if (owner === userId || !('subtle' in crypto)) return;
  owner = userId;
  const mine = era;
  const { personalCipher } = await import('./personal-cipher.ts');
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

/** Removes the values from the browser while the session is over; the page has them, should the same user sign in again. */
export function sealPersonalStorage(): void {
  if (!open) return;
  open = false;
  for (const name of values.keys()) unsaved.add(name);
  wipeStored();
}

/** The user has a valid session: values of the page are stored. */
export function unsealPersonalStorage(): void {
  open = true;
  void save();
}

/**
 * Forgets and removes everything. At every sign-out, whichever modules are loaded: what a page stored before a reload must go although the page was not
 * opened since; and at the start of a page without a valid session, before anybody signs in.
 */
export function clearPersonalStorage(): void {
  era += 1;
  owner = undefined;
  cipher = undefined;
  values.clear();
  unsaved.clear();
  wipeStored();
}

/** Removes values that an earlier version stored readable. */
export function dropReadableValues(): void {
  wipeStored((value) => !value.startsWith(MARK));
}

/** Takes over what another tab has written or removed. After the end of the session tabs remove everything, which this page still needs. */
export async function followPersonalStorage(path: string, stored: string | null): Promise<void> {
  if (!open || !path.startsWith(PERSONAL_PREFIX)) return;
  const name = path.slice(PERSONAL_PREFIX.length);
  const mine = era;
  const value = stored === null ? undefined : await cipher?.decrypt(name, stored);
  if (mine !== era) return;
  if (stored === null) values.delete(name);
  else if (value !== undefined) values.set(name, value);
}

/** Encrypts and stores what has changed, one value after the other; the last of several changes counts. */
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
      // Changed or sealed meanwhile: stored later.
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
