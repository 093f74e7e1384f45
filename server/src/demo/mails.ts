import { addDays, brusselsInstant, type IsoDate } from '@navette/shared/domain';
import type { DemoNow } from './demo-now.ts';
import { type DemoMail, demoMails } from './data/mails.ts';
import { smallPdf } from './small-pdf.ts';

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
