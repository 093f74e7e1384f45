import type { FirebaseApp } from 'firebase/app';
import type { components } from '@navette/openapi/types';
import type { ParkingTicket } from '../../live-records.ts';

type FirebaseConfig = components['schemas']['FirebaseConfig'];

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
