import { DAILY_AUTHOR_ROLES, personName, brusselsNow, isClockTime, isIsoDate } from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { fieldsFor, FormSection, type Choice, required } from '@navette/shared/ui-form';
import { RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { useUsersByRoles, type UserSummary } from '../people/use-users-by-roles.ts';
import { dailyReports, type DailyReport, type DailyReportForm } from './daily-requests.ts';
import * as z from 'zod';

const fields = z.object({
  date: required(z.string().refine(isIsoDate, messageKey('validation.date'))),
  time: z.string().refine(isClockTime, messageKey('validation.time')).nullable(),
  user: z.number().nullable(),
  report: z.string().trim().max(10_000).min(1),
});

/** Form of a daily report: date and text are required (specification/office.md#daily-reports). Its output is what the API is sent. */
const dailySchema = fields.transform((values): DailyReportForm => values);

/** Field values of the form. */
type DailyValues = z.input<typeof dailySchema>;

/** Field values of a report; a new one has the signed-in author and the current time. */
function dailyValues(report: DailyReport | undefined, me: number | null): DailyValues {
  if (report) return { date: report.date, time: report.time, user: report.user, report: report.report };
  return { ...brusselsNow(), user: me, report: '' };
}

const Fields = fieldsFor(dailySchema);

interface DailyDialogProps {
  /** The report to edit; absent: a new one. */
  readonly report: DailyReport | undefined;
  readonly onClose: CloseRecord;
}

/** Form of a daily report; a draft of a new one survives a reload. */
export function DailyDialog({ report, onClose }: DailyDialogProps): ReactNode {
  const t = useT();
  const me = useUser();
  const users = useUsersByRoles(DAILY_AUTHOR_ROLES);
  return (
    <RecordForm
      kind={dailyReports}
      schema={dailySchema}
      record={report}
      values={dailyValues(report, me?.id ?? null)}
      valuesOf={(saved) => dailyValues(saved, me?.id ?? null)}
      draftKey={report ? undefined : 'daily.new'}
      onClose={onClose}
    >
      <FormSection>
        <Fields.DateField name="date" label={t('daily.date')} required span={4} />
        <Fields.TimeField name="time" label={t('daily.time')} span={3} />
        <Fields.SelectField
          name="user"
          label={t('daily.user')}
          span={5}
          options={authorChoices(
            users.data ?? [],
            report ? authorOf(report) : me && { id: me.id, name: personName(me, 'list') },
          )}
          {...(report?.user === null && { emptyLabel: report.user_name ?? '–' })}
          help={users.error ? t('daily.user.failed') : undefined}
        />
        <Fields.TextAreaField name="report" label={t('daily.report')} required span={12} rows={8} />
      </FormSection>
    </RecordForm>
  );
}

const authorOf = ({ user, user_name: name }: DailyReport): Author | null =>
  user === null ? null : { id: user, name: name ?? String(user) };

/** Possible author of a report. */
interface Author {
  readonly id: number;
  readonly name: string;
}

/** Choices of the author, by name: users who write reports, and the present author whatever the role. */
function authorChoices(users: readonly UserSummary[], present: Author | null): Choice[] {
  const known = users.map((user) => ({ value: user.id, label: personName(user, 'list') }));
  const all =
    present && !known.some(({ value }) => value === present.id)
      ? [...known, { value: present.id, label: present.name }]
      : known;
  return all.toSorted((left, right) => left.label.localeCompare(right.label));
}
