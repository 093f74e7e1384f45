import type { ReportedPosition } from '../live/driver-app/protocol.ts';
import type { Whereabouts } from './where-at.ts';

const NIGHT_CHARGE = { from: 6 * 60, full: 20 * 60 };

/** The position report of a driver's phone; its battery is full in the morning and half empty at night. */
export function positionOf(
  { latitude, longitude, speed, heading = null, activity }: Whereabouts,
  driverId: number,
  minute: number,
  at: Date,
): ReportedPosition {
  const day = Math.min(1, Math.max(0, (minute - NIGHT_CHARGE.from) / (NIGHT_CHARGE.full - NIGHT_CHARGE.from)));
  const level = Math.round((1 - day * (0.4 + (driverId % 5) / 10)) * 100) / 100;
  return {
    latitude,
    longitude,
    time: at.toISOString(),
    position: {
      coords: { speed, accuracy: 12, heading },
      activity: { type: activity },
      battery: { level, is_charging: speed === 0 && driverId % 3 === 0 },
    },
  };
}
