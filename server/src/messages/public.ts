/** Public interface of this domain for other domains. */
export type { MessageServices } from './services.ts';
export { takeReceipts } from './take-receipts.ts';
export { declineMessages, shownTrip, type ShownTrip } from './shown-trip.ts';
