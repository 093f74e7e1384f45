import { brusselsNow, isClockTime, isIsoDate } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import type { DailyReport, DailyReportForm } from './daily-requests.ts';

const fields = z.object({
  date: required(z.string().refine(isIsoDate, messageKey('validation.date'))),
  time: z.string().refine(isClockTime, messageKey('validation.time')).nullable(),
  user: z.number().nullable(),
  report: z.string().trim().max(10_000).min(1),
});

/** Form of a daily report: date and text are required (S2 §5). Its output is what the API is sent. */
export const dailySchema = fields.transform((values): DailyReportForm => values);

/** Field values of the form. */
export type DailyValues = z.input<typeof dailySchema>;

/** Field values of a report; a new one has the signed-in author and the current time. */
export function dailyValues(report: DailyReport | undefined, me: number | null): DailyValues {
  if (report) return { date: report.date, time: report.time, user: report.user, report: report.report };
  return { ...brusselsNow(), user: me, report: '' };
}
