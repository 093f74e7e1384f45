/** Public interface of this domain for other domains. */
export { claimTransport } from './booked/claim-transport.ts';
export { PLATFORM_SUBJECT } from './poll/announce-platform.ts';
