import type { FirebaseApp } from 'firebase/app';
import type { components } from '@navette/openapi/types';
import type { ParkingTicket } from '../../live-records.ts';

type FirebaseConfig = components['schemas']['FirebaseConfig'];

/** Finds where a browser sees photos. */
export interface Photos {
  /**
   * Tells receipts with the addresses of their photos: as soon as those of the newest are known, and again as more become known. A photo that
   * is not known, or can't be found, is null.
   * @param isOver whether what is told is wanted no more
   */
  readonly withAddresses: (
    tickets: readonly ParkingTicket[],
    tell: (tickets: readonly ParkingTicket[]) => void,
    isOver: () => boolean,
  ) => Promise<void>;
}

/** Milliseconds Storage may be asked for one photo. */
const PATIENCE = 10_000;
/** How many photos are asked for at once. */
const AT_ONCE = 20;
/** Milliseconds after which one that was not found is asked for again. */
const NOT_FOUND_FOR = 60_000;

/** Photos that apps put into Storage; what is an address already stays. The code for Storage is fetched when there is one. */
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
    withAddresses: async (tickets, tell, isOver) => {
      const places =
        storageBucket === null
          ? []
          : tickets
              .toReversed()
              .flatMap(({ imageUrl }) => (imageUrl && isPlace(imageUrl) && isUnknown(imageUrl) ? [imageUrl] : []));
      const asked = [...new Set(places)];
      if (asked.length === 0) tell(tickets.map(addressed));
      for (let start = 0; start < asked.length; start += AT_ONCE) {
        await Promise.all(asked.slice(start, start + AT_ONCE).map(ask));
        if (isOver()) return;
        tell(tickets.map(addressed));
      }
    },
  };
}

const isAddress = (text: string): boolean => text.startsWith('https://');
const isPlace = (text: string): boolean => text.startsWith('gs://') || /^[\w-]+\//u.test(text);
