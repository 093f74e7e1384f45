import {
  brusselsToday,
  personName,
  addDays,
  eachDay,
  effectiveSlots,
  SLOTS,
  slotsText,
  type IsoDate,
} from '@navette/shared/domain';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { invalid, found, refuseRange } from '../../kernel/problem.ts';
import { findDriver, listActiveDriverRows } from '../drivers/driver-queries.ts';
import { markAway, type MarkedDay, markDays, versionedMarks } from './mark-days.ts';
import { type ChangeCall, readVersioned } from '../records/versioned.ts';
import { patternHandlers } from './pattern-handlers.ts';
import type { MasterdataServices } from '../services.ts';
import type { Db } from '../../db/database.ts';
import type { FieldChange } from '../../kernel/log-details.ts';
import { announceAvailability } from '../../dispatch/public.ts';
import { listAvailabilityRows, rulesByDriver } from '../../db/availability.ts';

type Asked = Parameters<typeof completeRange>[0];

/** The requested days with defaults. A range that is too long is refused (400). */
function rangeOf(asked: Asked, now: Date): { startDate: string; endDate: string } {
  const range = completeRange(asked, brusselsToday(now));
  refuseRange(range, 'endDate', MOST_DAYS);
  return { startDate: range.start, endDate: range.end };
}

const listAvailability: Handler<'listAvailability', MasterdataServices> = ({ query, services }) =>
  listUnavailable(services.db, rangeOf(query, services.now()));

const listDriverAvailability: Handler<'listDriverAvailability', MasterdataServices> = async (call) => {
  const { body, services } = call;
  const { driverId, marked, ...asked } = body;
  const range = { driverId, ...rangeOf(asked, services.now()) };
  if (!marked) return listUnavailable(services.db, range);
  // Read before the rows: never newer than them.
  await readVersioned(call, versionedMarks(driverId));
  return listMarked(services.db, range);
};

/** Marks days of a driver, logs whose days changed and how, and notifies the screens that show them. */
async function marking<Marked extends { readonly changes: readonly FieldChange[] }>(
  call: ChangeCall & { readonly services: MasterdataServices },
  driverId: number,
  mark: () => Promise<Marked>,
): Promise<Marked> {
  const driver = found(await findDriver(call.services.db, driverId));
  const marked = await mark();
  noteForLog(call.request, { subject: personName(driver, 'list'), changes: marked.changes });
  await announceAvailability(
    call.services,
    marked.changes.map(({ field }) => field),
  );
  return marked;
}

async function mark(
  call: ChangeCall & { readonly services: MasterdataServices },
  driverId: number,
  days: readonly MarkedDay[],
) {
  const { affectedRows } = await marking(call, driverId, () => markDays(call, driverId, days));
  return { affectedRows };
}

/** Slots in which the driver is NOT available; none marked means free all day (specification/drivers.md#availability). */
const saveDriverAvailability: Handler<'saveDriverAvailability', MasterdataServices> = ({ body, ...call }) =>
  mark(call, body.driverId, [{ date: body.date, available: body.available }]);

const saveDriverAvailabilityDays: Handler<'saveDriverAvailabilityDays', MasterdataServices> = ({ body, ...call }) => {
  const dates = body.days.map(({ date }) => date);
  const twice = dates.findIndex((date, index) => dates.indexOf(date) < index);
  if (twice >= 0) throw invalid({ field: `days.${twice}.date`, messageKey: 'validation.duplicate' });
  return mark(call, body.driverId, body.days);
};

const markDriverAway: Handler<'markDriverAway', MasterdataServices> = async ({ body, ...call }) => {
  const { driverId, date, from } = body;
  const { former, available } = await marking(call, driverId, () => markAway(call, driverId, date, from));
  return { former, available };
};

interface Away {
  readonly driverId: number;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
  readonly slots: string;
  readonly reason: string | null;
}

/** Leave and individually marked days in a range; days marked within a leave are none of their own. */
async function absences(db: Db, startDate: IsoDate, endDate: IsoDate): Promise<Away[]> {
  const whole = slotsText(SLOTS.map(({ index }) => index));
  const leave = await db
    .selectFrom('driver_leave')
    .select(['driverId', 'startDate', 'endDate', 'reason'])
    .where('startDate', '<=', endDate)
    .where('endDate', '>=', startDate)
    .execute();
  const marked = (await listAvailabilityRows(db, { startDate, endDate })).toSorted(
    (one, other) => one.driverId - other.driverId || one.date.localeCompare(other.date, 'en'),
  );
  const days: Away[] = [];
  for (const { driverId, date, slots } of marked) {
    const isLeave = leave.some((own) => own.driverId === driverId && own.startDate <= date && date <= own.endDate);
    if (slots.length === 0 || isLeave) continue;
    const text = slotsText(slots);
    const last = days.at(-1);
    if (last?.driverId === driverId && last.slots === text && addDays(last.endDate, 1) === date)
      days[days.length - 1] = { ...last, endDate: date };
    else days.push({ driverId, startDate: date, endDate: date, slots: text, reason: null });
  }
  return [...leave.map((own) => ({ ...own, slots: whole })), ...days];
}

const listAbsences: Handler<'listAbsences', MasterdataServices> = async ({ query, services: { db } }) => {
  const { startDate, endDate } = query;
  refuseRange({ start: startDate, end: endDate }, 'endDate', MOST_DAYS);
  const drivers = new Map((await listActiveDriverRows(db)).map((driver) => [driver.id, driver]));
  return (await absences(db, startDate, endDate))
    .flatMap((away) => {
      const driver = drivers.get(away.driverId);
      return driver ? { ...away, firstname: driver.firstname, lastname: driver.lastname } : [];
    })
    .toSorted(
      (one, other) =>
        one.startDate.localeCompare(other.startDate, 'en') || one.lastname.localeCompare(other.lastname, 'fr'),
    )
    .map((away, index) => ({ id: index + 1, ...away }));
};

const BEFORE = 31;
const AHEAD = 366;

/** Maximum days in a list. */
const MOST_DAYS = 800;

export const availabilityHandlers = {
  listAbsences,
  listAvailability,
  listDriverAvailability,
  saveDriverAvailability,
  saveDriverAvailabilityDays,
  markDriverAway,
  ...patternHandlers,
} satisfies Handlers<MasterdataServices>;

/** Requested days; missing ends default to around today. */
interface AskedRange {
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** Listed days, and optionally a single driver. */
interface AvailabilityRange {
  readonly driverId?: number | undefined;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

/** Completes a missing start or end, so that the range is not too long. */
function completeRange({ startDate, endDate }: AskedRange, today: IsoDate): { start: IsoDate; end: IsoDate } {
  if (startDate && endDate) return { start: startDate, end: endDate };
  if (startDate) {
    const [ahead, last] = [addDays(today, AHEAD), addDays(startDate, MOST_DAYS - 1)];
    return { start: startDate, end: ahead < startDate || ahead > last ? last : ahead };
  }
  const end = endDate ?? addDays(today, AHEAD);
  const [before, first] = [addDays(today, -BEFORE), addDays(end, 1 - MOST_DAYS)];
  return { start: before > end || before < first ? first : before, end };
}

/** Unavailable slots of drivers by day: the marked ones, else leave, else those of the weekday. Days without any are missing: free all day. */
async function listUnavailable(
  db: Db,
  range: AvailabilityRange,
): Promise<{ driverId: number; date: IsoDate; available: string }[]> {
  const [marked, rules] = await Promise.all([listAvailabilityRows(db, range), rulesByDriver(db, range.driverId)]);
  const markedBy = new Map(marked.map((row) => [`${row.driverId} ${row.date}`, row.slots]));
  const days = eachDay(range.startDate, range.endDate);
  const ruled = [...rules].flatMap(([driverId, own]) =>
    days
      .filter((date) => !markedBy.has(`${driverId} ${date}`))
      .map((date) => ({ driverId, date, slots: effectiveSlots(date, undefined, own) })),
  );
  return [...marked, ...ruled]
    .filter(({ slots }) => slots.length > 0)
    .map(({ driverId, date, slots }) => ({ driverId, date, available: slotsText(slots) }))
    .toSorted((left, right) => left.date.localeCompare(right.date, 'en') || left.driverId - right.driverId);
}

/** Individually marked days of a driver, including those marked as free. */
async function listMarked(
  db: Db,
  range: AvailabilityRange,
): Promise<{ driverId: number; date: IsoDate; available: string }[]> {
  const rows = await listAvailabilityRows(db, range);
  return rows
    .map(({ driverId, date, slots }) => ({ driverId, date, available: slotsText(slots) }))
    .toSorted((left, right) => left.date.localeCompare(right.date, 'en'));
}
