import { addDays, brusselsInstant, type IsoDate } from '@navette/shared/domain';
import type { DemoNow } from './booking-state.ts';
import { type DemoMail, demoMails } from './data/mails.ts';

const OFFICE = 'dispatch@navette.example';

/** The inbox of the office: what clinics, families and drivers wrote in the last days. Nothing arrives later than now. */
export function makeMails(now: DemoNow): readonly object[] {
  const sent = demoMails.map((mail) => ({ ...mail, at: arrival(mail, now.date) }));
  const present = brusselsInstant(now.date, now.time);
  return sent
    .map((mail, index) => ({ ...mail, at: mail.at > present ? new Date(present.getTime() - (index + 1) * 7 * 60_000) : mail.at }))
    .map(({ from, subject, text, html, unread, attachments, at }, index) => ({
      id: `demo-${index + 1}`,
      from,
      deliveredTo: OFFICE,
      subject,
      date: at.toISOString(),
      unread: unread ?? false,
      text,
      html: html ?? null,
      images: [],
      attachments: attachments ?? [],
      trashedAt: null,
    }));
}

const arrival = ({ daysAgo, time }: DemoMail, today: IsoDate): Date => brusselsInstant(addDays(today, -daysAgo), time);
