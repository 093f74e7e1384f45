import { ApiProblem, transportProblem } from '../../../api/problem.ts';
import { type Database, goOffline, goOnline, onValue, ref } from 'firebase/database';
import type { FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import type { components } from '@navette/openapi/types';
import type { ParkingTicket } from '../live-records.ts';

/** An error of Firebase as a problem of the suite. */
export function firebaseProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const code = codeOf(error);
  if (/network/iu.test(code) || code === 'DISCONNECTED') return transportProblem('network', 0, error);
  if (/^(?:UNAVAILABLE|MAX_RETRIES|OVERRIDDEN_BY_SET)$/u.test(code) || code.endsWith('internal-error'))
    return transportProblem('unavailable', 0, error);
  return code === 'PERMISSION_DENIED' || code.startsWith('auth/')
    ? refused(403, 'forbidden', error)
    : transportProblem('unexpected', 0, error);
}

/** The problem that our server answers in the same case. */
export const refused = (status: number, code: string, cause?: unknown): ApiProblem =>
  new ApiProblem({ status, code, messageKey: `problem.${code}`, fields: [], incidentId: '' }, { cause });

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}

/** State of the connection to the database. */
export interface DatabaseConnection {
  /** `connecting` for the first seconds; then `up`, or `down` once it is lost for longer than the grace period. */
  state(): 'connecting' | 'up' | 'down';
  /** @returns unsubscribes */
  onChange(listener: () => void): () => void;
  /** Resolves when it is up. Rejects with a `network` problem after the grace period: writes are not queued while offline. */
  whenUp(): Promise<void>;
  /** Reconnects now instead of after the SDK's backoff. */
  retry(): void;
  close(): void;
}

const GRACE_PERIOD = 5000;

/** Observes the connection of a database. @param gracePeriod ms it may be lost before subscribers are notified */
export function observeConnection(database: Database, gracePeriod = GRACE_PERIOD): DatabaseConnection {
  const listeners = new Set<() => void>();
  let connected = false;
  let state: ReturnType<DatabaseConnection['state']> = 'connecting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setState = (next: typeof state) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const startGracePeriod = () => {
    clearTimeout(timer);
    timer = setTimeout(() => setState('down'), gracePeriod);
  };
  startGracePeriod();
  const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
    connected = snapshot.val() === true;
    if (!connected) return startGracePeriod();
    clearTimeout(timer);
    return setState('up');
  });
  return {
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenUp: () => (connected ? Promise.resolve() : waitFor(database, gracePeriod)),
    retry: () => {
      if (connected) return;
      goOffline(database);
      goOnline(database);
    },
    close: () => {
      clearTimeout(timer);
      stop();
      listeners.clear();
    },
  };
}

function waitFor(database: Database, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(transportProblem('network'))), timeout);
    const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
      if (snapshot.val() === true) settle(resolve);
    });
    // `onValue` may call back synchronously, before `stop` is assigned.
    const settle = (done: () => void) => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      done();
    };
  });
}

type FirebaseConfig = components['schemas']['FirebaseConfig'];

/** Gets a new custom token of the user from the server. Null when the database needs none. */
export type RenewToken = () => Promise<string | null>;

/** Tokens expire after an hour. */
const RENEWED_AFTER = 50 * 60_000;

/** Options of the sign-in. */
export interface SignInOptions {
  readonly renew: RenewToken;
  /** Milliseconds between two refreshes of the user's permissions. */
  readonly renewAfter?: number | undefined;
}

/**
 * Signs a user in with the custom token, in memory only. Permissions are refreshed from the server before the token expires, so that revoked ones
 * end here too; an expired session signs out.
 * @returns stops, and signs out
 */
export async function signIn(
  app: FirebaseApp,
  { authURL, token }: FirebaseConfig,
  { renew, renewAfter = RENEWED_AFTER }: SignInOptions,
): Promise<() => void> {
  if (token === null) return () => undefined;
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (authURL) connectAuthEmulator(auth, authURL, { disableWarnings: true });
  await signInWithCustomToken(auth, token);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const later = () => {
    timer = setTimeout(() => void again(), renewAfter);
  };
  const again = async () => {
    try {
      const next = await renew();
      if (!stopped && next !== null) await signInWithCustomToken(auth, next);
    } catch (error) {
      // The server can't be reached: stay signed in, since the SDK renews the token by itself.
      if (!stopped && error instanceof ApiProblem && [401, 403].includes(error.status)) await signOut(auth);
    }
    if (!stopped) later();
  };
  later();
  return () => {
    stopped = true;
    clearTimeout(timer);
    signOut(auth).catch(() => undefined); // the app is being closed
  };
}

/** Resolves the download addresses of photos. */
export interface Photos {
  /**
   * Passes on receipts with the URLs of their photos: as soon as those of the newest are resolved, and again as more are. An unknown or missing photo
   * is null.
   * @param isOver whether the subscription has ended
   */
  readonly withAddresses: (
    tickets: readonly ParkingTicket[],
    onTickets: (tickets: readonly ParkingTicket[]) => void,
    isOver: () => boolean,
  ) => Promise<void>;
}

/** Time-out of Storage for one photo, ms. */
const PATIENCE = 10_000;

/** Maximum number of photos resolved concurrently. */
const AT_ONCE = 20;

/** Milliseconds after which a missing photo is looked up again. */
const NOT_FOUND_FOR = 60_000;

/** Resolves photos that apps put into Storage; a photo that is a URL already is kept. The Storage SDK is loaded lazily. */
export function createPhotos(app: FirebaseApp, { storageBucket, storageURL }: FirebaseConfig): Photos {
  const known = new Map<string, { readonly address: string | null; readonly at: number }>();
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { connectStorageEmulator, getDownloadURL, getStorage, ref } = await import('firebase/storage');
    const storage = getStorage(app);
    storage.maxOperationRetryTime = PATIENCE;
    const own = storageURL ? new URL(storageURL) : undefined;
    if (own) connectStorageEmulator(storage, own.hostname, Number(own.port));
    return (place: string) => getDownloadURL(ref(storage, place));
  };
  const ask = async (place: string) => {
    opened ??= open();
    const address = await opened.then((addressOf) => addressOf(place)).catch(() => null);
    known.set(place, { address, at: Date.now() });
  };
  const isUnknown = (place: string) => {
    const found = known.get(place);
    return !found || (found.address === null && found.at + NOT_FOUND_FOR < Date.now());
  };
  const addressed = (ticket: ParkingTicket): ParkingTicket => {
    const { imageUrl } = ticket;
    return !imageUrl || isAddress(imageUrl) ? ticket : { ...ticket, imageUrl: known.get(imageUrl)?.address ?? null };
  };
  return {
    withAddresses: async (tickets, onTickets, isOver) => {
      const places =
        storageBucket === null
          ? []
          : tickets
              .toReversed()
              .flatMap(({ imageUrl }) => (imageUrl && isPlace(imageUrl) && isUnknown(imageUrl) ? [imageUrl] : []));
      const asked = [...new Set(places)];
      if (asked.length === 0) onTickets(tickets.map(addressed));
      for (let start = 0; start < asked.length; start += AT_ONCE) {
        await Promise.all(asked.slice(start, start + AT_ONCE).map(ask));
        if (isOver()) return;
        onTickets(tickets.map(addressed));
      }
    },
  };
}

const isAddress = (text: string): boolean => text.startsWith('https://');
const isPlace = (text: string): boolean => text.startsWith('gs://') || /^[\w-]+\//u.test(text);
