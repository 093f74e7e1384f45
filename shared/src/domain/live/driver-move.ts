import type { components } from '@navette/openapi/types';

type DriverLocation = components['schemas']['DriverLocation'];
type PhonePosition = DriverLocation['data']['position'];

/** What of a position is told only where it changed; null for what the phone does not tell. */
interface ToldParts {
  /** Metres a second. */
  readonly speed: PhonePosition['coords']['speed'];
  /** Metres. */
  readonly accuracy: number | null;
  /** Degrees from north. */
  readonly heading: number | null;
  readonly activity: PhonePosition['activity']['type'];
  /** Battery, 0 to 1. */
  readonly level: PhonePosition['battery']['level'];
  readonly is_charging: boolean;
}

/**
 * What changed of a driver's last position, as the socket event `driver_moves` tells it: what is left out stayed as it was. It goes with the record whose time
 * is `since`; a browser that has another one asks for the whole record with the event `resend` (S2 §7).
 */
export interface DriverMove extends Partial<ToldParts> {
  readonly key: string;
  /** Time of the record before, ms since 1970. */
  readonly since: number;
  /** By how many ms the time of the record is later; 0 when only the passenger changed. */
  readonly after: number;
  /** A passenger is on board; always told, since it changes without the time. */
  readonly charged: boolean;
  /** Latitude and longitude. */
  readonly l?: DriverLocation['l'];
}

const toldOf = ({ data: { position } }: DriverLocation): ToldParts => ({
  speed: position.coords.speed,
  accuracy: position.coords.accuracy ?? null,
  heading: position.coords.heading ?? null,
  activity: position.activity.type,
  level: position.battery.level,
  is_charging: position.battery.is_charging,
});

const instantOf = ({ data }: DriverLocation): number => Date.parse(data.time);

/**
 * What changed between two positions of a driver; undefined when the later one was taken before, as after the positions were cleared: then the whole record
 * must be told.
 */
export function moveBetween(before: DriverLocation, later: DriverLocation): DriverMove | undefined {
  const since = instantOf(before);
  const after = instantOf(later) - since;
  if (after < 0) return undefined;
  const [former, told] = [toldOf(before), toldOf(later)];
  const isElsewhere = before.l.some((part, index) => part !== later.l[index]);
  return {
    key: later.key,
    since,
    after,
    charged: later.data.charged,
    ...(isElsewhere && { l: later.l }),
    ...(told.speed !== former.speed && { speed: told.speed }),
    ...(told.accuracy !== former.accuracy && { accuracy: told.accuracy }),
    ...(told.heading !== former.heading && { heading: told.heading }),
    ...(told.activity !== former.activity && { activity: told.activity }),
    ...(told.level !== former.level && { level: told.level }),
    ...(told.is_charging !== former.is_charging && { is_charging: told.is_charging }),
  };
}

/**
 * A position after a move. One that is later than the move stays, since a list may be read before the move arrives.
 * @returns undefined when the move goes with another position: the whole record must be asked for
 */
export function moved(location: DriverLocation, move: DriverMove): DriverLocation | undefined {
  const has = instantOf(location);
  const becomes = move.since + move.after;
  if (has > becomes) return location;
  const { data } = location;
  const { charged } = move;
  if (has !== move.since) return has === becomes ? { ...location, data: { ...data, charged } } : undefined;
  const { speed, accuracy, heading, activity, level, is_charging } = { ...toldOf(location), ...move };
  return {
    key: location.key,
    l: move.l ?? location.l,
    data: {
      driverId: data.driverId,
      time: new Date(becomes).toISOString(),
      charged,
      position: {
        coords: { speed, accuracy, heading },
        activity: { type: activity },
        battery: { level, is_charging },
      },
    },
  };
}
