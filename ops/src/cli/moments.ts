import { brusselsNow } from '@navette/shared/domain';

/** An instant in Brussels time: `2026-11-21 08:33`. */
export function moment(iso: string): string {
  const { date, time } = brusselsNow(new Date(iso));
  return `${date} ${time}`;
}

/** Distance of a moment from now: `12 min ago`, `in 3 h`. */
export function ago(iso: string, now: Date = new Date()): string {
  const minutes = (now.getTime() - Date.parse(iso)) / 60_000;
  const span = spanOf(Math.abs(minutes));
  if (span === '') return 'just now';
  return minutes < 0 ? `in ${span}` : `${span} ago`;
}

function spanOf(minutes: number): string {
  if (minutes < 1) return '';
  if (minutes < 100) return `${Math.round(minutes)} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / 1440)} days`;
}
