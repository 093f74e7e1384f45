import { api, dataOf } from '@navette/shared/api';
import type { ParkingTicket } from '@navette/shared/realtime';
import { receiptUpload } from '@navette/shared/ui-booking';

/** Data of a paper receipt. */
export interface NewTicket {
  readonly bookingId: number;
  /** ISO date of the receipt; null for the day of the booking. */
  readonly date: string | null;
  readonly photo: File;
}

/**
 * Uploads the photo of a receipt to its booking.
 * @throws {ApiProblem} `validation` on `bookingId` when there is no such booking; `file.unsupported`, `file.damaged`,
 * `file.tooLarge` on `photo`
 */
export const uploadTicket = ({ bookingId, date, photo }: NewTicket): Promise<ParkingTicket> =>
  dataOf(
    api.POST('/service/ticket/upload', {
      params: { query: { bookingId, ...(date !== null && { date }) } },
      ...receiptUpload.body(photo),
    }),
  ).catch(receiptUpload.rethrowAt('photo'));
