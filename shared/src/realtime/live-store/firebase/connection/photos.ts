import type { FirebaseApp } from 'firebase/app';
import type { components } from '@navette/openapi/types';
import type { ParkingTicket } from '../../live-records.ts';

type FirebaseConfig = components['schemas']['FirebaseConfig'];

/** Milliseconds Storage may be asked for one photo. */
const PATIENCE = 10_000;

/** Finds where a browser sees photos. */
export interface Photos {
  /** Receipts whose photos are addresses; null for one that can't be found. */
  readonly withAddresses: (tickets: readonly ParkingTicket[]) => Promise<ParkingTicket[]>;
}

/** Photos that apps put into Storage; what is an address already stays. The code for Storage is fetched when there is one. */
export function createPhotos(app: FirebaseApp, { storageBucket, storageURL }: FirebaseConfig): Photos {
  const found = new Map<string, Promise<string | null>>();
  let opened: Promise<(place: string) => Promise<string>> | undefined;
  const open = async () => {
    const { connectStorageEmulator, getDownloadURL, getStorage, ref } = await import('firebase/storage');
    const storage = getStorage(app);
    storage.maxOperationRetryTime = PATIENCE;
    const own = storageURL ? new URL(storageURL) : undefined;
    if (own) connectStorageEmulator(storage, own.hostname, Number(own.port));
    return (place: string) => getDownloadURL(ref(storage, place));
  };
  const ask = async (place: string): Promise<string> => {
    opened ??= open();
    return (await opened)(place);
  };
  const addressOf = (place: string): Promise<string | null> => {
    const known = found.get(place);
    if (known) return known;
    const asked = ask(place).catch(() => {
      found.delete(place);
      return null;
    });
    found.set(place, asked);
    return asked;
  };
  return {
    withAddresses: (tickets) =>
      Promise.all(
        tickets.map(async (ticket) => {
          const { imageUrl } = ticket;
          if (!imageUrl || imageUrl.startsWith('https://')) return ticket;
          const place = imageUrl.startsWith('gs://') || /^[\w-]+\//u.test(imageUrl);
          return { ...ticket, imageUrl: place && storageBucket !== null ? await addressOf(imageUrl) : null };
        }),
      ),
  };
}
