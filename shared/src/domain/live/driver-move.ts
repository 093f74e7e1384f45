import type { components } from '@navette/openapi/types';

type DriverLocation = components['schemas']['DriverLocation'];
type PhonePosition = DriverLocation['data']['position'];

/** Fields of a position that are sent only when they changed; null when the phone does not report them. */
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
 * Changes of a driver's last position, as in the socket event `driver_moves`: missing fields are unchanged. It applies to the record whose time is
 * `since`; a browser with another one requests the whole record with the event `resend`.
 */
export interface DriverMove extends Partial<ToldParts> {
  readonly key: string;
  /** Time of the record that it applies to, ms since 1970. */
  readonly since: number;
  /** Milliseconds from `since` to the time of the new record; 0 when only the passenger changed. */
  readonly after: number;
  /** A passenger is on board; always sent, since it changes without the time. */
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
 * Changes between two positions of a driver; undefined when the later one was recorded earlier, as after the positions were cleared: the whole record
 * must be sent then.
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
 * Applies a move to a position. A position that is newer than the move is kept, since a list may be read before the move arrives.
 * @returns undefined when the move applies to another position: the whole record must be requested
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
