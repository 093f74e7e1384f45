import type { LiveRecords, OpenCollection } from '../changes/read-live.ts';

/** Path of each collection in the Realtime Database. */
const folders: Readonly<Record<OpenCollection, string>> = {
  demands: 'bookings/demands',
  tickets: 'tickets',
  locations: 'locations',
};

/** Records as browsers read them there: without their key, photos as paths in the bucket. */
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
export function relayedPlaces<Name extends OpenCollection>(
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
