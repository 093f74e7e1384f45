import type { IsoDate, TripProgress } from '@navette/shared/domain';

/** Link to the bookings of a day that are this far. */
export const bookingsLink = (date: IsoDate, progress: TripProgress): string =>
  `/booking?from=${date}&to=${date}&progress=${progress}`;

/** Link to the unread mails. */
export const UNREAD_MAILS = '/mail?unread=1';

/** Link to the trips of last month that are to be invoiced. */
export const TRIPS_TO_INVOICE = '/?tab=toInvoice';

/** Link to the drivers whose papers are to be renewed. */
export const PAPERS_TO_RENEW = '/driver?where=papers:filled';
