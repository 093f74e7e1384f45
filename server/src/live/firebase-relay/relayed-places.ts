import type { LiveRecords, OpenCollection } from '../../realtime/live/read-live.ts';

/** Where each collection lies in the Realtime Database. */
const folders: Readonly<Record<OpenCollection, string>> = {
  demands: 'bookings/demands',
  tickets: 'tickets',
  locations: 'locations',
};

/** Records as the browsers read them there: without their key, and photos by their place in the bucket. */
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

/** What to write for some keys; what is not there any more is deleted. */
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

/** A link is good for minutes; the file under it stays. */
const photoPlace = (link: string | null): string | null =>
  link === null ? null : new URL(link, 'http://own').pathname.slice(1);
