const WORKERS = 2;
/** Index of this Playwright worker, from 0. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % WORKERS;
const given = new Set<number>();

/** A day without trips, years from now. Each call answers another one: two workers alternate days. */
export function quietDay(): string {
  const first = Date.UTC(2031, 0, 1);
  const days = Math.floor(Math.random() * 10_000) * WORKERS + worker;
  if (given.has(days)) return quietDay();
  given.add(days);
  return iso(first + days * DAY);
}

/** The day `days` later. */
export const daysAfter = (day: string, days: number): string => iso(Date.parse(`${day}T00:00:00Z`) + days * DAY);

/** A day as the screens show it: `DD/MM/YYYY`. */
export const shownDay = (day: string): string => day.split('-').toReversed().join('/');

const DAY = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const brusselsToday = (): string =>
  // oxlint-disable-next-line no-restricted-globals -- the formats of the suite are what is tested here, not what tests
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(new Date());
