import type { OperationId } from '@navette/openapi/operations';
import { addDays, brusselsInstant, type IsoDate, isWeekend } from '@navette/shared/domain';
import type { NewRow } from '../db/types.ts';
import texts from './data/texts.json';
import type { Author } from './history.ts';
import type { Random } from './random.ts';
import type { DemoNow } from './rows.ts';
import mails from './data/mails.json';
import { smallPdf } from './small-pdf.ts';
import { createPushIds } from '../live/push-id.ts';
import { demoAccounts } from './users.ts';

const clock = (random: Random, from: number, until: number): string =>
  `${String(random.between(from, until)).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}`;

/** Daily reports of the last three months, on most working days. */
export function makeDailyReports(random: Random, authors: readonly Author[], today: IsoDate): NewRow<'daily_report'>[] {
  const rows: NewRow<'daily_report'>[] = [];
  for (let ago = 90; ago >= 1; ago -= 1) {
    const date = addDays(today, -ago);
    if (isWeekend(date) || !random.chance(0.8)) continue;
    const { id, firstname, lastname } = random.pick(authors);
    rows.push({
      date,
      time: clock(random, 15, 17),
      userId: id,
      userName: `${firstname} ${lastname}`,
      report: random.pick(texts.dailyReports),
    });
  }
  return rows;
}

const CALLS: readonly (readonly [operation: OperationId, method: string, url: string, body: string | null])[] = [
  ['updateBooking', 'PUT', '/api/booking/{n}', '{"status":1}'],
  ['updateBooking', 'PUT', '/api/booking/{n}', '{"accepted":1}'],
  ['getClient', 'GET', '/api/client/{n}', null],
  ['updateClient', 'PUT', '/api/client/{n}', '{"mobile":"…","info":"…"}'],
  ['saveDriverAvailability', 'POST', '/service/agenda/availableByDate', '{"available":"0,1"}'],
];

/** Entries of the request log of the last days. */
export function makeLog(
  random: Random,
  authors: readonly (Author & { role: string })[],
  today: IsoDate,
): NewRow<'log'>[] {
  return Array.from({ length: 300 }, (_, index) => {
    const [operation, method, url, body] = random.pick(CALLS);
    const { id, role } = random.pick(authors);
    const date = addDays(today, -1 - Math.floor((299 - index) / 30));
    return {
      time: brusselsInstant(date, clock(random, 8, 17)),
      userId: id,
      role,
      operation,
      method,
      url: url.replace('{n}', String(random.between(1, 2000))),
      body,
    };
  });
}

const OFFICE = 'dispatch@navette.example';

/** The inbox of the office: what clinics, families and drivers wrote in the last days. Nothing arrives later than now. */
export function makeMails(now: DemoNow): readonly object[] {
  const present = brusselsInstant(now.date, now.time);
  return mails.map(({ daysAgo, time, attachment: _file, unread = false, html = null, ...mail }, index) => {
    const at = brusselsInstant(addDays(now.date, -daysAgo), time);
    const date = at > present ? new Date(present.getTime() - (index + 1) * 7 * 60_000) : at;
    const kept = { images: [], trashedAt: null };
    return { ...mail, ...kept, id: mailId(index), deliveredTo: OFFICE, date: date.toISOString(), unread, html };
  });
}

/** Attachments of the mails; bytes in PostgreSQL's JSON input format. */
export const makeMailAttachments = (): readonly object[] =>
  mails.flatMap(({ attachment }, index) => {
    if (!attachment) return [];
    const content = `\\x${smallPdf(attachment.lines).toString('hex')}`;
    return [{ mailId: mailId(index), number: 1, name: attachment.name, content }];
  });

const mailId = (index: number): string => `demo-${index + 1}`;

type Role = (typeof demoAccounts)[number]['role'];

interface DemoTask extends Pick<NewRow<'task'>, 'status' | 'title' | 'time' | 'comment'> {
  /** Days from today. */
  readonly inDays: number;
  readonly by: Role;
  readonly assigned: readonly Role[];
}

/** Oldest first. */
const tasks: readonly DemoTask[] = [
  {
    status: 'done',
    inDays: -2,
    title: 'Badge du parking de la clinique remis aux chauffeurs',
    by: 'super',
    assigned: ['dispatch', 'admin'],
  },
  {
    status: 'needs-review',
    inDays: -1,
    title: 'Liste des véhicules pour chaise roulante',
    comment: 'Il manque deux plaques. Merci de relire.',
    by: 'dispatch',
    assigned: ['admin'],
  },
  {
    status: 'in-progress',
    inDays: 0,
    title: 'Certificat de M. Peeters : demander l’original',
    by: 'dispatch',
    assigned: ['admin'],
  },
  {
    status: 'on-hold',
    inDays: 1,
    time: '09:30',
    title: 'Dialyseritten van woensdag een half uur later plannen',
    comment: 'Zie de mail van het dialysecentrum.',
    by: 'admin',
    assigned: ['dispatch'],
  },
  {
    status: 'on-hold',
    inDays: 0,
    time: '17:00',
    title: 'Rappeler l’hôpital de jour pour le retour de Mme Verhaegen',
    by: 'super',
    assigned: ['dispatch'],
  },
];

const idOf = (role: Role): number => demoAccounts.findIndex((account) => account.role === role) + 1;

/** Tasks of the office around today, with their assignees. */
export function makeTasks(
  now: Date,
  today: IsoDate,
): { readonly tasks: readonly NewRow<'task'>[]; readonly assigned: readonly NewRow<'task_user'>[] } {
  const key = createPushIds(() => now);
  const made = tasks.map(({ inDays, by, assigned, time = null, comment = null, ...task }) => ({
    assigned,
    row: { ...task, id: key(), date: addDays(today, inDays), time, comment, authorId: idOf(by) },
  }));
  return {
    tasks: made.map(({ row }) => row),
    assigned: made.flatMap(({ row, assigned }) => assigned.map((role) => ({ taskId: row.id, userId: idOf(role) }))),
  };
}
