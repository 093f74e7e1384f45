import { createRandom } from '../demo/random.ts';
import {
  type AppAction,
  brusselsToday,
  midnightOf,
  BookingStatus,
  Accepted,
  type DriverAnswer,
  type DriverEnd,
} from '@navette/shared/domain';
import { openApp, type AppConnection, shrug } from './app-connection.ts';
import { ridesOf, type Booking, type Ride, createDiary, type Diary } from './day-plan.ts';
import { createPhone, type Phone } from './phone.ts';
import type { PlayedDriver } from './sign-in-app.ts';
import { later, type Stage } from './stage.ts';
import { whereAt, type Whereabouts } from './where-at.ts';
import type { ReportedPosition } from '../live/driver-app/protocol.ts';

/** A driver's decision about a trip; deterministic per trip. */
export interface Character {
  readonly refuses: boolean;
  readonly findsNobody: boolean;
  readonly sendsTicket: boolean;
  /** Never closes the trip in the app, so that the office must. */
  readonly omitsReports: boolean;
  /** Minutes behind the plan. */
  readonly lateBy: number;
  /** Seconds until a new trip is answered. */
  readonly thinksFor: number;
  /** Minutes until a trip from before the app was opened is answered. */
  readonly putsOff: number;
}

const SEED = 77_000_000;
const DRIVERS = 1009;

/** One trip in fifteen is refused, at one in fifty nobody is there, after one in seven a parking receipt is sent, one in twenty is never closed. */
export function characterOf({ id, driverId }: { readonly id: number; readonly driverId: number }): Character {
  const random = createRandom(SEED + id * DRIVERS + driverId);
  return {
    refuses: random.chance(0.065),
    findsNobody: random.chance(0.02),
    sendsTicket: random.chance(0.14),
    omitsReports: random.chance(0.05),
    lateBy: random.between(0, 4),
    thinksFor: random.between(15, 40),
    putsOff: random.between(1, 150),
  };
}

/** Polling and reading interval of a driver in seconds, at speed 1. */
const POLL_INTERVAL = 5;
const READ_DELAY = 8;

/** Shortest interval between two positions in seconds that the server's rate limit sustains, at any speed. */
const MIN_POSITION_INTERVAL = 1;

/** Seconds: an app answers before it reloads or signs out. */
const ANSWER_FIRST = 0.5;

/** Effect of an action after the answer; an app that signed out is opened again later by its driver. */
const AFTER: Partial<Record<AppAction, (app: AppConnection) => void>> = {
  reloadApp: (app) => app.restart(),
  logoutApp: (app) => app.close(),
};

/** Simulates one driver until the signal or the end of the session: drives, answers and reports positions. */
export async function playDriver(driver: PlayedDriver, stage: Stage): Promise<void> {
  const { token, refreshTime } = await stage.signIn(driver.email);
  const diary = createDiary();
  const phone = createPhone(driver.id);
  const app = await openApp(
    stage.origin,
    token,
    {
      onConnect: () => diary.expire(),
      onBookings: (dates) => diary.expireDays(dates),
      onGap: () => diary.expire(),
      info: () => phone.info(),
      onActive: (active) => phone.setActive(active),
      onAction: (command, line) => {
        const follow = AFTER[command.action];
        if (follow) void later(ANSWER_FIRST, stage).then(() => follow(line));
        return phone.answer(command);
      },
      onNotification: (id, line) => void later(READ_DELAY, stage).then(() => shrug(line.ask('read', { id }))),
    },
    stage.signal,
  );
  stage.apps.set(driver.id, app);
  const poll = createPoll({
    driver,
    stage,
    app,
    phone,
    diary,
    positionInterval: Math.max(MIN_POSITION_INTERVAL, refreshTime / stage.speed),
  });
  try {
    while (!stage.signal.aborted && !app.isOver()) {
      if (app.connected()) await poll();
      await later(POLL_INTERVAL, stage);
    }
  } finally {
    stage.apps.delete(driver.id);
    app.close();
  }
}

interface Part {
  readonly driver: PlayedDriver;
  readonly stage: Stage;
  readonly app: AppConnection;
  readonly phone: Phone;
  readonly diary: Diary;
  /** Seconds. */
  readonly positionInterval: number;
}

/** One poll and its actions. */
function createPoll({ driver, stage, app, phone, diary, positionInterval }: Part): () => Promise<void> {
  const isDue = createPatience(diary, stage);
  const leftToOffice = createLeftToOffice(diary);
  const hopeless = new Set<string>();
  let reported = Number.NEGATIVE_INFINITY;
  return async () => {
    const at = stage.now();
    const date = brusselsToday(at);
    const minute = at.getTime() / 60_000 - midnightOf(date);
    await diary.update(date, (day) => shrug(app.ask('bookings', { date: day })));
    const bookings = diary.bookings(date);
    if (!bookings) return;
    const rides = ridesOf(bookings, date, driver.home);
    const answers = answersDue(bookings).filter(({ booking: { id } }) =>
      isDue(id, driver.id, at, startsSoon(rides, id, minute)),
    );
    leftToOffice.update(bookings, rides, minute);
    const onRoad = roadActsDue(rides, minute).filter(({ booking: { id } }) => !leftToOffice.has(id));
    for (const act of [...answers, ...onRoad].filter((due) => !hopeless.has(nameOf(due)))) {
      // A refused action is not retried for ever; the day is refetched, because the driver's copy was stale.
      hopeless.add(nameOf(act));
      const done = await shrug(perform(act, app, stage).then(() => hopeless.delete(nameOf(act))));
      if (done && act.kind === 'finish') leftToOffice.finished(act.booking.id);
      diary.expireDays([act.booking.ap_date]);
    }
    if ((at.getTime() - reported) / 1000 < positionInterval) return;
    reported = at.getTime();
    const place = whereAt(rides, driver.home, minute, stage.roads);
    phone.moved(place, at);
    if (phone.isActive()) await shrug(app.ask('position', positionOf(place, driver.id, minute, at)));
  };
}

const nameOf = ({ kind, booking: { id } }: Act): string => `${kind} ${id}`;

/** Whether the driver's delay for a trip is over: seconds for a new one, up to hours for one from before. */
function createPatience(diary: Diary, { speed }: Stage) {
  const seen = new Map<number, number>();
  return (id: number, driverId: number, at: Date, isSoon: boolean): boolean => {
    const since = seen.get(id) ?? at.getTime();
    seen.set(id, since);
    const { thinksFor, putsOff } = characterOf({ id, driverId });
    const seconds = diary.isOld(id) && !isSoon ? putsOff * 60 : thinksFor;
    return at.getTime() - since >= (seconds * 1000) / speed;
  };
}

async function perform(act: Act, app: AppConnection, { photo }: Stage): Promise<void> {
  const { id: bookingId, ap_date: date } = act.booking;
  if (act.kind === 'answer') return app.ask('answer', { bookingId, accepted: act.accepted });
  if (act.kind === 'charged') return app.ask('charged', { bookingId, charged: true });
  await app.ask('finish', { bookingId, status: act.status });
  if (act.ticket) await app.ask('ticket', { bookingId, date, photo: photo() });
}

const NIGHT_CHARGE = { from: 6 * 60, full: 20 * 60 };

/** The position report of a driver's phone; its battery is full in the morning and half empty at night. */
function positionOf(
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

interface LeftToOffice {
  /** Updates from the current trips. */
  update(bookings: readonly Booking[], rides: readonly Ride[], minute: number): void;
  /** The driver closed a trip. */
  finished(bookingId: number): void;
  has(bookingId: number): boolean;
}

/**
 * Trips that the office reopened after closing, or recorded when they were already over: a driver closing one moments later would undo the office's
 * work. A trip from before the app was opened may have been driven.
 */
function createLeftToOffice(diary: Pick<Diary, 'isOld'>): LeftToOffice {
  const met = new Set<number>();
  const closed = new Set<number>();
  const left = new Set<number>();
  return {
    update: (bookings, rides, minute) => {
      for (const { id, status } of bookings) {
        if (status !== BookingStatus.pending) closed.add(id);
        else if (closed.has(id)) left.add(id);
      }
      for (const { booking, end } of rides) {
        if (!met.has(booking.id) && !diary.isOld(booking.id) && end <= minute) left.add(booking.id);
        met.add(booking.id);
      }
    },
    finished: (id) => void closed.add(id),
    has: (id) => left.has(id),
  };
}

type Act =
  | { readonly kind: 'answer'; readonly booking: Booking; readonly accepted: DriverAnswer }
  | { readonly kind: 'charged'; readonly booking: Booking }
  | { readonly kind: 'finish'; readonly booking: Booking; readonly status: DriverEnd; readonly ticket: boolean };

/** Minutes after the end in which a forgotten trip is closed. */
const FORGOTTEN = 10;

/** Minutes before the start in which an answer is no longer put off. */
const SOON = 45;

const isOpen = ({ status }: Booking): boolean => status === BookingStatus.pending;
const hasAccepted = ({ accepted }: Booking): boolean =>
  accepted === Accepted.accepted || accepted === Accepted.scheduled;

/** Due answers to waiting trips; the decision about a trip is deterministic. */
export const answersDue = (bookings: readonly Booking[]): Act[] =>
  bookings
    .filter((booking) => isOpen(booking) && booking.accepted === Accepted.pending)
    .map((booking) => ({ kind: 'answer', booking, accepted: characterOf(booking).refuses ? 3 : 2 }));

/** The answer to a trip that starts soon cannot wait. */
const startsSoon = (rides: readonly Ride[], bookingId: number, minute: number): boolean =>
  rides.some(({ booking, start }) => booking.id === bookingId && start - SOON <= minute);

/** Due actions on the road at a minute of the day: on board, done, nobody there. */
export function roadActsDue(rides: readonly Ride[], minute: number): Act[] {
  return rides
    .filter(({ booking }) => isOpen(booking) && hasAccepted(booking))
    .flatMap(({ booking, start, end }): Act[] => {
      const { charged } = booking;
      const { lateBy, findsNobody, sendsTicket, omitsReports } = characterOf(booking);
      if (omitsReports && !charged) return [];
      const finish = (status: DriverEnd): Act => ({
        kind: 'finish',
        booking,
        status,
        ticket: status === BookingStatus.closed && sendsTicket,
      });
      if (minute >= end + (charged ? lateBy : FORGOTTEN)) return [finish(BookingStatus.closed)];
      if (charged || minute < start + lateBy || minute >= end) return [];
      return [findsNobody ? finish(BookingStatus.unfounded) : { kind: 'charged', booking }];
    });
}
