import type { components } from '@navette/openapi/types';
import { isClockTime, type IsoDate } from '@navette/shared/domain';
import type { SearchParam } from '@navette/shared/router';

/** Reasons to repair the plan of a day: trips to find a place for, drivers who are away or late. */
export type PlanRepair = Pick<components['schemas']['PlanQuery'], 'tripIds' | 'away' | 'late'>;

/** Event that keeps a driver from the planned trips. */
export type DriverTrouble = 'away' | 'late';

/** A driver who is not available or late. */
export interface DriverInTrouble {
  readonly trouble: DriverTrouble;
  readonly driverId: number;
}

/** Request of a link to the board: a plan that is repaired at once, or the dialog about a driver. */
export type RepairRequest = { readonly repair: PlanRepair } | DriverInTrouble;

const ID = /^[1-9]\d{0,8}$/u;
const MOST_MINUTES = 480;
const MOST_TRIPS = 200;

/** Reads `away-3-10:05`, `late-3-25`, `trips-12-13`; `away-3` and `late-3` ask for the dialog. Anything else is nothing. */
function parse(text: string): RepairRequest | undefined {
  const [kind, ...parts] = text.split('-');
  const [id = '', value] = parts;
  if (kind === 'trips') {
    const areIds = parts.length > 0 && parts.length <= MOST_TRIPS && parts.every((part) => ID.test(part));
    return areIds ? { repair: { tripIds: parts.map(Number) } } : undefined;
  }
  if ((kind !== 'away' && kind !== 'late') || !ID.test(id) || parts.length > 2) return undefined;
  const driverId = Number(id);
  if (value === undefined) return { trouble: kind, driverId };
  if (kind === 'away') return isClockTime(value) ? { repair: { away: [{ driverId, from: value }] } } : undefined;
  const minutes = ID.test(value) ? Number(value) : Infinity;
  return minutes <= MOST_MINUTES ? { repair: { late: [{ driverId, minutes }] } } : undefined;
}

function format(request: RepairRequest): string {
  if ('trouble' in request) return `${request.trouble}-${String(request.driverId)}`;
  const { away = [], late = [], tripIds = [] } = request.repair;
  const [first] = away;
  if (first) return `away-${String(first.driverId)}-${first.from}`;
  const [slow] = late;
  if (slow) return `late-${String(slow.driverId)}-${String(slow.minutes)}`;
  return ['trips', ...tripIds].join('-');
}

/** Parameter of the board's address; the page takes it out when it begins, so that a reload does not begin again. */
export const repairParam: SearchParam<RepairRequest | undefined> = {
  fallback: () => undefined,
  parse,
  format: (request) => (request ? format(request) : ''),
};

/** Address of the board that begins with this on a day. */
export const repairLink = (date: IsoDate, request: RepairRequest): string =>
  `/timeline?date=${date}&repair=${format(request)}`;
