import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { clientOfRequest, clockOf, destinationOfRequest, fold, minutesAfter, personName } from '@navette/shared/domain';
import type { BookingDraft } from '../dialogs/booking/booking-values.ts';
import { addressOf } from '../pickers/address.ts';

export type TripRequest = components['schemas']['TripRequest'];

/** Polling interval: requests arrive from the pages of care centers; paused while the tab is hidden. */
const POLL_MS = 30_000;

export const useTripRequests = (state: TripRequest['state']) =>
  $api.useQuery('get', '/api/request', { params: { query: { state } } }, { refetchInterval: POLL_MS });

/** A request of a carrier that has not ordered the trip: its patient is not known. */
export const isUnordered = ({ order }: Pick<TripRequest, 'order'>): boolean => order === 'asked' || order === 'offered';

/** Name of the patient; that of the carrier until it names one. */
export const nameOfRequest = (request: TripRequest, style: 'list' | 'text'): string =>
  isUnordered(request) ? (request.carrier_name ?? '') : personName(request, style);

/** Guessed stay of a patient who calls when ready. */
const USUAL_STAY_MINUTES = 120;

/**
 * Values that the form of a booking begins with: client and destination where exactly one is named. The place of the patient is the address, and that
 * of care the destination.
 * @throws {ApiProblem} when the records can't be searched
 */
export async function draftOfRequest(
  request: Omit<
    TripRequest,
    | 'id'
    | 'state'
    | 'source'
    | 'at'
    | 'careCenterId'
    | 'careCenter_name'
    | 'carrier_name'
    | 'order'
    | 'decidedAt'
    | 'decidedByName'
    | 'bookingIds'
    | 'reason'
    | 'note'
  >,
): Promise<BookingDraft> {
  const { type, date, time, fromPlace, toPlace, motive, mobility, returnTime, willCall, remark, contact } = request;
  const [home, care] = type === 'back' ? [toPlace, fromPlace] : [fromPlace, toPlace];
  const [clients, destinations] = await Promise.all([
    dataOf(api.GET('/api/client', { params: { query: { q: request.lastname, limit: MOST } } })),
    care === null
      ? []
      : dataOf(api.GET('/api/destination', { params: { query: { q: longestWord(care), limit: MOST } } })),
  ]);
  const client = clientOfRequest(request, clients);
  const destination = destinationOfRequest(care ?? '', destinations);
  const guess = clockOf(minutesAfter(date, time, USUAL_STAY_MINUTES));
  return {
    type,
    dates: [date],
    ap_time: time,
    motive,
    ...(mobility !== null && mobility !== client?.mobility && { mobility }),
    ...(client && { clientId: client.id, factuur: client.factuur }),
    ...(destination && { destinationId: destination.id }),
    pick_address: home ?? (client ? addressOf(client) : ''),
    comment: [destination ? null : care, remark, contact].filter(Boolean).join(' · '),
    ...(type === 'to' &&
      (willCall || returnTime !== null) && {
        return: { ap_time: returnTime ?? (guess > time ? guess : '23:59'), willCall },
      }),
  };
}

const MOST = 50;

/** Longest word of a text, for a search that the whole text would narrow too much. */
const longestWord = (text: string): string =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
