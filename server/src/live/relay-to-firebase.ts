import type { FastifyBaseLogger } from 'fastify';
import type { LiveServices } from './services.ts';
import { type Changed, gatherChanges, type OpenCollection, readLive, type LiveRecords } from './changes.ts';
import { openDemands } from './demands.ts';
import { lastLocations } from './locations/location-handlers.ts';
import { allTickets } from './tickets.ts';
import { customToken, type FirebaseSettings } from '../ports/firebase.ts';
import { createServiceCall } from '../ports/http/call-service.ts';
import { isUncheckedObject, textOf } from '../ports/http/unchecked.ts';
import { ServiceError } from '../kernel/service-error.ts';

interface RelayOptions {
  readonly write: WriteToFirebase;
  /** Photos are in the bucket of the project. */
  readonly bucket: boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Retry delay after a failure, in milliseconds. */
  readonly pause?: number;
}

/** Batching window, in milliseconds. */
const together: Readonly<Record<OpenCollection, number>> = { demands: 30, tickets: 30, locations: 1000 };

/** Maximum paths in one write. */
const MOST = 500;
const PAUSE = 5000;

/**
 * Relays data of drivers' apps and receipts of staff to Firebase, where browsers read them. Writes everything on start and after a gap in the change
 * feed, then changes only; failed keys are retried with their current state.
 */
export function relayToFirebase(
  services: LiveServices,
  { write, bucket, log, pause = PAUSE }: RelayOptions,
): { stop(): void } {
  let stopped = false;
  let broken = false;
  const waiting = new Set<NodeJS.Timeout>();
  const again = (work: () => void) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      work();
    }, pause);
    waiting.add(timer.unref());
  };
  const failed = (error: unknown) => {
    if (!broken) log.warn({ error: String(error) }, 'live data does not reach Firebase');
    broken = true;
  };
  const pass = async (collection: OpenCollection, changed: Changed) => {
    const keys = [...changed.keys()];
    for (let start = 0; start < keys.length; start += MOST) {
      if (stopped) return;
      const some = keys.slice(start, start + MOST);
      try {
        await write(await placesOf(services, collection, some, bucket));
        if (broken) log.info({}, 'live data reaches Firebase again');
        broken = false;
      } catch (error) {
        failed(error);
        again(() => addAll(collection, some));
      }
    }
  };
  const gathering = (collection: OpenCollection) =>
    gatherChanges(together[collection], (changed) => pass(collection, changed), failed);
  const gathered = { demands: gathering('demands'), tickets: gathering('tickets'), locations: gathering('locations') };
  const addAll = (collection: OpenCollection, keys: readonly string[]) => {
    for (const key of keys) if (!stopped) gathered[collection].add(key);
  };
  const catchUp = () => {
    if (stopped) return;
    allKeys(services).then(
      (all) => {
        for (const [collection, keys] of all) addAll(collection, keys);
      },
      (error: unknown) => {
        failed(error);
        again(catchUp);
      },
    );
  };
  const isCollection = (name: string): name is OpenCollection => Object.hasOwn(gathered, name);
  services.changes?.onChange((subject, collection = '', key = '') => {
    if (subject === 'live' && isCollection(collection)) addAll(collection, [key]);
  });
  services.changes?.onReturn(catchUp);
  catchUp();
  return {
    stop: () => {
      stopped = true;
      for (const gathering of Object.values(gathered)) gathering.stop();
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

async function placesOf(
  services: LiveServices,
  collection: OpenCollection,
  keys: readonly string[],
  bucket: boolean,
): Promise<Record<string, object | null>> {
  if (collection === 'demands') return relayedPlaces(collection, keys, await readLive.demands(services, keys), bucket);
  if (collection === 'tickets') return relayedPlaces(collection, keys, await readLive.tickets(services, keys), bucket);
  return relayedPlaces(collection, keys, await readLive.locations(services, keys), bucket);
}

async function allKeys(services: LiveServices): Promise<readonly (readonly [OpenCollection, readonly string[]])[]> {
  const { db, fileLinks } = services;
  const [demands, tickets, locations] = await Promise.all([
    openDemands(db, services.now()),
    allTickets(db, fileLinks),
    lastLocations(db),
  ]);
  return [
    ['demands', demands.map(({ key }) => key)],
    ['tickets', tickets.map(({ ticketId }) => ticketId)],
    ['locations', locations.map(({ key }) => key)],
  ];
}

/** Path of each collection in the Realtime Database. */
const folders: Readonly<Record<OpenCollection, string>> = {
  demands: 'bookings/demands',
  tickets: 'tickets',
  locations: 'locations',
};

/** Records in the format of the browsers: without their key, photos as paths in the bucket. */
const written: { readonly [Name in OpenCollection]: (record: LiveRecords[Name], bucket: boolean) => object } = {
  demands: ({ id, driverId, endtime, price, bookings }) => ({ id, driverId, endtime, price, bookings }),
  tickets: ({ bookingId, driver, date, imageUrl }, bucket) => ({
    bookingId,
    driver,
    date,
    imageUrl: bucket ? photoPlace(imageUrl) : null,
  }),
  locations: ({ l, data }) => ({ l, data }),
};

/** Updates for some keys; deleted records become null. */
function relayedPlaces<Name extends OpenCollection>(
  collection: Name,
  keys: readonly string[],
  there: ReadonlyMap<string, LiveRecords[Name]>,
  bucket: boolean,
): Record<string, object | null> {
  return Object.fromEntries(
    keys.map((key) => {
      const record = there.get(key);
      return [`${folders[collection]}/${key}`, record ? written[collection](record, bucket) : null];
    }),
  );
}

/** Stores the file's path, because a signed link expires within minutes. */
const photoPlace = (link: string | null): string | null =>
  link === null ? null : new URL(link, 'http://own').pathname.slice(1);

const SERVICE = 'Firebase Realtime Database';
const SIGN_IN = 'https://identitytoolkit.googleapis.com';

/** Milliseconds for which a sign-in is reused; it expires after an hour. */
const USED = 50 * 60_000;
const TIMEOUT = 10_000;

/** Writes several paths of the database atomically; null deletes. @throws {ServiceError} */
type WriteToFirebase = (places: Readonly<Record<string, unknown>>) => Promise<void>;

/** The Realtime Database over REST, signed in as this server: its rules check the claim `server`. */
export function createFirebaseWriter(settings: FirebaseSettings, now: () => Date, timeout = TIMEOUT): WriteToFirebase {
  const { apiKey, authURL, databaseURL } = settings;
  const { origin, searchParams } = new URL(databaseURL);
  const signInAt = createServiceCall({
    service: SERVICE,
    url: authURL ? `${authURL}/identitytoolkit.googleapis.com` : SIGN_IN,
    timeout,
  });
  // Options that a call can't express by its method.
  const database = createServiceCall({
    service: SERVICE,
    url: origin,
    headers: { 'x-http-method-override': 'PATCH' },
    timeout,
  });
  let signedIn: { readonly token: string; readonly until: number } | undefined;

  async function token(): Promise<string> {
    if (signedIn && signedIn.until > now().getTime()) return signedIn.token;
    const own = await customToken(settings, { uid: 'navette-server', claims: { server: true } }, now());
    const { status, body } = await signInAt(`/v1/accounts:signInWithCustomToken?key=${encodeURIComponent(apiKey)}`, {
      token: own,
      returnSecureToken: true,
    });
    const given = isUncheckedObject(body) ? textOf(body.idToken) : null;
    if (given === null)
      throw new ServiceError(SERVICE, status === 400 ? 'settings' : 'unexpected', 'does not let the server sign in');
    signedIn = { token: given, until: now().getTime() + USED };
    return given;
  }

  return async (places) => {
    const asked = new URLSearchParams([...searchParams, ['print', 'silent'], ['auth', await token()]]);
    const { status } = await database(`/.json?${asked}`, places).catch((error: unknown) => {
      signedIn = undefined;
      throw error;
    });
    if (status === 400) throw new ServiceError(SERVICE, 'unexpected', 'does not understand what is written');
  };
}
