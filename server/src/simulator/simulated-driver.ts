import { type AppAction, brusselsToday, midnightOf } from '@navette/shared/domain';
import { openApp, type AppConnection } from './app-connection.ts';
import { characterOf } from './character.ts';
import { ridesOf } from './day-plan.ts';
import { createDiary, type Diary } from './diary.ts';
import { answersDue, roadActsDue, startsSoon, type Act } from './due.ts';
import { createLeftToOffice } from './left-to-office.ts';
import { createPhone, type Phone } from './phone.ts';
import { positionOf } from './position-of.ts';
import type { PlayedDriver } from './roster.ts';
import { shrug } from './shrug.ts';
import { later, type Stage } from './stage.ts';
import { whereAt } from './where-at.ts';

/** Polling and reading interval of a driver in seconds, at speed 1. */
const POLL_INTERVAL = 5;
const READ_DELAY = 8;
/** Shortest interval between two positions in seconds that the server's rate limit sustains, at any speed. */
const MIN_POSITION_INTERVAL = 1;

/** Seconds: an app answers before it reloads or signs out. */
const ANSWER_FIRST = 0.5;

/** What an app does after it has answered; one that signed out is opened again later, by its driver. */
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
