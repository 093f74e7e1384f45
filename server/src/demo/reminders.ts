import { addDays, type IsoDate, payBy, type ReminderLevel, reminderAllowedFrom } from '@navette/shared/domain';
import { createRandom, type Random } from './random.ts';

/** A reminder that went out. */
export interface DemoReminder {
  readonly level: ReminderLevel;
  readonly date: IsoDate;
}

/** The chance that decides on the reminders of an invoice. */
export const reminding = (id: number): Random => createRandom(54_000_000 + id);

const LEVELS = [1, 2, 3] as const satisfies readonly ReminderLevel[];

/** Reminders of an invoice that stays unpaid, one to three, none before its day and none later than today. */
export function remindersOf(random: Random, date: IsoDate, today: IsoDate): DemoReminder[] {
  const sent: DemoReminder[] = [];
  let remindedOn: IsoDate | null = null;
  for (const level of LEVELS.slice(0, random.between(1, 3))) {
    const standing = { date, recall: sent.at(-1)?.level ?? 0, remindedOn } as const;
    const from: IsoDate = reminderAllowedFrom(level, standing, payBy(date));
    remindedOn = addDays(from, random.between(0, 9));
    if (remindedOn > today) break;
    sent.push({ level, date: remindedOn });
  }
  return sent;
}
