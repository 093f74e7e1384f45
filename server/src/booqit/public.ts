/** What other domains may use of this one. */
export { PLATFORM_SUBJECT } from './poll/announce-platform.ts';
