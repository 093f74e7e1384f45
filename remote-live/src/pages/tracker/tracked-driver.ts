import type { components } from '@navette/openapi/types';
import {
  arrivedAt,
  isExact,
  isOnFoot,
  personName,
  positionAge,
  positionState,
  shownSpeed,
  type PositionState,
} from '@navette/shared/domain';
import type { DriverLocation } from '@navette/shared/realtime';
import type { Position } from '@navette/shared/ui-map';

/** Fields of an active driver that the map needs. */
export type ActiveDriver = Pick<
  components['schemas']['ActiveDriver'],
  'id' | 'firstname' | 'lastname' | 'mobile' | 'refreshTime'
>;

export interface NamedPlace extends Position {
  readonly name: string;
}

/** Last position of a driver with its derived data. */
export interface Sighting {
  readonly position: Position;
  /** Accuracy radius in metres, when it is too large to detect an arrival. */
  readonly inexact: number | undefined;
  /** ISO instant. */
  readonly time: string;
  /** Seconds since then. */
  readonly age: number;
  readonly state: PositionState;
  readonly charged: boolean;
  readonly onFoot: boolean;
  /** km/h, only above 1 m/s. */
  readonly speed: number | undefined;
  /** Degrees from north, only while moving. */
  readonly heading: number | undefined;
  /** Percent. */
  readonly battery: number | undefined;
  readonly charging: boolean;
  /** The place within 25 m. */
  readonly arrivedAt: string | undefined;
}

export interface TrackedDriver {
  readonly driver: ActiveDriver;
  /** Last name first. */
  readonly name: string;
  readonly seen: Sighting | undefined;
}

export interface Goals {
  /** Places of the driver's own trips: several clients may live at one address. */
  readonly own: (driverId: number) => readonly NamedPlace[];
  /** Places of all trips, and care centers. */
  readonly all: readonly NamedPlace[];
}

/** The active drivers with their last positions, in the order of the drivers. An unchanged position object keeps its sighting. */
export function trackedDrivers(
  drivers: readonly ActiveDriver[],
  locations: readonly DriverLocation[],
  goals: Goals,
  now: Date,
): TrackedDriver[] {
  const known = new Map(locations.map((location) => [location.data.driverId, location]));
  return drivers.map((driver) => {
    const location = known.get(driver.id);
    return {
      driver,
      name: personName(driver, 'list'),
      seen: location && sightingOf(location, driver.refreshTime, goals, now),
    };
  });
}

const sightingOf = memoized(sighting);

function sighting(
  { l: [latitude, longitude], data }: DriverLocation,
  refreshTime: number,
  goals: Goals,
  now: Date,
): Sighting {
  const { coords, activity, battery } = data.position;
  const position = { latitude, longitude };
  const measured = { ...position, accuracy: coords.accuracy };
  const state = positionState({ time: data.time, charged: data.charged, activity: activity.type }, refreshTime, now);
  const speed = state === 'stale' ? undefined : shownSpeed(coords.speed ?? 0);
  return {
    position,
    inexact: isExact(measured) ? undefined : (coords.accuracy ?? undefined),
    time: data.time,
    age: positionAge(data.time, now),
    state,
    charged: data.charged,
    onFoot: isOnFoot(activity.type),
    speed,
    heading: speed === undefined ? undefined : (coords.heading ?? undefined),
    battery: battery.level === null ? undefined : Math.round(battery.level * 100),
    charging: battery.is_charging,
    arrivedAt:
      state === 'stale'
        ? undefined
        : (arrivedAt(measured, goals.own(data.driverId)) ?? arrivedAt(measured, goals.all))?.name,
  };
}

/**
 * Memoizes a function of an object and further arguments, with the last value for each object: positions of a thousand drivers arrive every second,
 * and only those of moved drivers are computed or rendered again.
 */
export function memoized<Key extends object, Args extends readonly unknown[], Value>(
  compute: (key: Key, ...args: Args) => Value,
): (key: Key, ...args: Args) => Value {
  const known = new WeakMap<Key, { readonly args: Args; readonly value: Value }>();
  return (key, ...args) => {
    const last = known.get(key);
    if (last?.args.every((arg, index) => Object.is(arg, args[index]))) return last.value;
    const value = compute(key, ...args);
    known.set(key, { args, value });
    return value;
  };
}
