import { addDays, BookingStatus, type IsoDate } from '@navette/shared/domain';
import { readFile } from 'node:fs/promises';
import type { FilePort, StoredFile } from '../ports/files/file-port.ts';
import type { NewRow } from '../db/types.ts';
import { createRandom } from './random.ts';
import type { DemoBooking } from './rows.ts';

const SEED = 29_000_000;
const DAYS = 42;
const FIRST_NUMBER = 480_000;

/** Photos by the amount printed on them, in euros. The build puts them beside the bundle. */
const photos = new Map([
  [2.4, new URL('./receipts/parking-des-tilleuls.jpg', import.meta.url)],
  [3, new URL('./receipts/parking-kapelleplein.jpg', import.meta.url)],
  [4.8, new URL('./receipts/parking-de-la-source.jpg', import.meta.url)],
]);

/** Stores the photos of the demo receipts. Answers them by amount. */
export async function keepReceipts(files: FilePort): Promise<Map<number, StoredFile>> {
  const stored = await Promise.all(
    [...photos].map(async ([amount, photo]) => [amount, await files.keep(await readFile(photo))] as const),
  );
  return new Map(stored);
}

/** Receipts that drivers sent for most of the parkings of the last six weeks; some forget. */
export function makeTickets(
  bookings: readonly DemoBooking[],
  stored: ReadonlyMap<number, StoredFile>,
  today: IsoDate,
): NewRow<'ticket'>[] {
  const first = addDays(today, -DAYS);
  return bookings.flatMap(({ id, driverId, ap_date, status, ticket_price }) => {
    const photo = stored.get(ticket_price ?? 0);
    const parked = photo && status === BookingStatus.closed && ap_date >= first && ap_date <= today;
    if (!parked || createRandom(SEED + id).chance(0.08)) return [];
    return [
      {
        id: `P${FIRST_NUMBER + id}`,
        bookingId: id,
        driverId,
        date: ap_date,
        fileKey: photo.key,
        contentType: photo.contentType,
      },
    ];
  });
}
