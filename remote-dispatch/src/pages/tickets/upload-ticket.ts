import { api, ApiProblem, dataOf } from '@navette/shared/api';
import type { ParkingTicket } from '@navette/shared/realtime';

/** What is known of a receipt on paper. */
export interface NewTicket {
  readonly bookingId: number;
  /** ISO day of the receipt; null for that of the booking. */
  readonly date: string | null;
  readonly photo: File;
}

/** A photo of 10 MB over a slow line takes its time. */
const PATIENCE = { timeout: 120_000 };

/**
 * Keeps the photo of a receipt with its booking.
 * @throws {ApiProblem} `validation` on `bookingId` when there is no such booking; `file.unsupported`, `file.damaged`, `file.tooLarge` on `photo`
 */
export const uploadTicket = ({ bookingId, date, photo }: NewTicket): Promise<ParkingTicket> =>
  dataOf(
    api.POST('/service/ticket/upload', {
      params: { query: { bookingId, ...(date !== null && { date }) } },
      headers: { 'Content-Type': 'application/octet-stream' },
      // The contract has no type for what is no text: the file itself takes its place.
      body: '',
      bodySerializer: () => photo,
      ...PATIENCE,
    }),
  ).catch(atPhoto);

/** What is wrong with the file is said at the field it was chosen in. */
function atPhoto(error: unknown): never {
  if (!(error instanceof ApiProblem) || !error.code.startsWith('file.')) throw error;
  const { status, code, messageKey, incidentId } = error;
  throw new ApiProblem(
    { status, code, messageKey, incidentId, fields: [{ field: 'photo', messageKey }] },
    { cause: error },
  );
}
