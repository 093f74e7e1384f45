import { RateLimit } from '../../platform/rate-limit.ts';
import type { DriverToServer } from './protocol.ts';

type Counted = keyof DriverToServer | 'connect';

/** What the apps of a driver may send, and how often they may connect. */
export interface AppRates {
  /** Counts a message. Answers whether the driver may still send it. */
  take(driverId: number, event: Counted): boolean;
}

/**
 * Counted for each driver, over all their apps: connecting again, or a second phone, brings no more. A phone that was without network may tell where it has been.
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
    read: new RateLimit({ burst: 100, perSecond: 5 }),
  };
  return { take: (driverId, event) => limits[event].take(String(driverId), 1, now()) === 0 };
}
