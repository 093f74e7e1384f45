import type { Platform } from '../ports/platform/platform-port.ts';

/** What the handlers of the external platform work with. */
export interface BooqitServices {
  platform: Platform;
  /** Current time; tests set it. */
  now(): Date;
}
