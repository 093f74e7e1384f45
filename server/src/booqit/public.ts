/** Public interface of this domain for other domains. */
export { openDifferences } from './differences/list-differences.ts';
export { claimTransport } from './booked/claim-transport.ts';
export { PLATFORM_SUBJECT } from './poll/announce-platform.ts';
