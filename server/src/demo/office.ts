import type { OperationId } from '@navette/openapi/operations';
import { addDays, brusselsInstant, type IsoDate, isWeekend } from '@navette/shared/domain';
import type { NewRow } from '../db/types.ts';
import { dailyReports } from './data/texts.ts';
import type { Author } from './history.ts';
import type { Random } from './random.ts';
import type { DemoNow } from './demo-now.ts';
import { type DemoMail, demoMails } from './data/mails.ts';
import { smallPdf } from './small-pdf.ts';

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
      report: random.pick(dailyReports),
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
  const sent = demoMails.map((mail) => ({ ...mail, at: arrival(mail, now.date) }));
  const present = brusselsInstant(now.date, now.time);
  return sent
    .map((mail, index) => ({
      ...mail,
      at: mail.at > present ? new Date(present.getTime() - (index + 1) * 7 * 60_000) : mail.at,
    }))
    .map(({ from, subject, text, html, unread, at }, index) => ({
      id: idOf(index),
      from,
      deliveredTo: OFFICE,
      subject,
      date: at.toISOString(),
      unread: unread ?? false,
      text,
      html: html ?? null,
      images: [],
      trashedAt: null,
    }));
}

/** Attachments of the mails; bytes in PostgreSQL's JSON input format. */
export const makeMailAttachments = (): readonly object[] =>
  demoMails.flatMap(({ attachment }, index) =>
    attachment
      ? [
          {
            mailId: idOf(index),
            number: 1,
            name: attachment.name,
            content: `\\x${smallPdf(attachment.lines).toString('hex')}`,
          },
        ]
      : [],
  );

const idOf = (index: number): string => `demo-${index + 1}`;

const arrival = ({ daysAgo, time }: DemoMail, today: IsoDate): Date => brusselsInstant(addDays(today, -daysAgo), time);
