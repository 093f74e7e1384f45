/** What other domains may use of this one. */
export { claimTransport } from './booked/claim-transport.ts';
export { PLATFORM_SUBJECT } from './poll/announce-platform.ts';
