import { RateLimit } from '../../kernel/rate-limit.ts';
import type { DriverToServer } from './protocol.ts';

type Counted = keyof DriverToServer | 'connect';

/** Rate limits of a driver's messages and connections. */
export interface AppRates {
  /** Counts a message; false when the driver is over the limit. */
  take(driverId: number, event: Counted): boolean;
}

/**
 * Token buckets per driver, over all their apps, so that reconnecting or a second phone brings no more. The burst allows a
 * phone that was offline to send its buffered positions.
 */
export function createAppRates(now: () => Date = () => new Date()): AppRates {
  const limits: Readonly<Record<Counted, RateLimit>> = {
    connect: new RateLimit({ burst: 30, perSecond: 0.5 }),
    position: new RateLimit({ burst: 60, perSecond: 2 }),
    bookings: new RateLimit({ burst: 20, perSecond: 2 }),
    answer: new RateLimit({ burst: 20, perSecond: 2 }),
    charged: new RateLimit({ burst: 20, perSecond: 2 }),
    finish: new RateLimit({ burst: 20, perSecond: 2 }),
    demand: new RateLimit({ burst: 10, perSecond: 0.5 }),
    ticket: new RateLimit({ burst: 6, perSecond: 0.2 }),
    answered: new RateLimit({ burst: 30, perSecond: 2 }),
    read: new RateLimit({ burst: 100, perSecond: 5 }),
  };
  return { take: (driverId, event) => limits[event].take(String(driverId), 1, now()) === 0 };
}
