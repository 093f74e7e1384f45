import type { Vault } from '../auth/public.ts';
import type { BookingWriting, Measuring } from '../dispatch/public.ts';
import type { Platform } from '../ports/platform/platform-port.ts';
import type { RememberedTransports } from '../ports/platform/create-platform.ts';

/** Dependencies of the handlers of the external platform. */
export interface BooqitServices extends BookingWriting, Measuring {
  platform: Platform & RememberedTransports;
  /** Fingerprints of personal data. */
  vault: Pick<Vault, 'hash'>;
  /** Current time; tests set it. */
  now(): Date;
}
