import { DAILY_AUTHOR_ROLES } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useUsersByRoles } from '../people/use-users-by-roles.ts';
import { authorChoices, type Author } from './author-choices.ts';
import { dailySchema, dailyValues } from './daily-schema.ts';
import { saveDailyReport } from './requests/save-daily-report.ts';
import type { DailyReport } from './requests/use-daily-reports.ts';

const Fields = fieldsFor(dailySchema);

/** The form of a daily report. */
export interface DailyDialogProps {
  /** The report to change; absent: a new one. */
  readonly report?: DailyReport;
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
}

/** Writes a daily report, or changes one. */
export function DailyDialog({ report, onSaved, onClose }: DailyDialogProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const cache = useQueryClient();
  const me = useUser();
  const users = useUsersByRoles(DAILY_AUTHOR_ROLES);
  const [defaultValues] = useState(() => dailyValues(report, me?.id ?? null));
  const form = useNavetteForm({
    schema: dailySchema,
    defaultValues,
    name: messageKey('daily.form.name'),
    draftKey: report ? undefined : 'daily.new',
  });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={report ? t('daily.edit.title', { date: formatDate(report.date) }) : t('daily.add.title')}
      onSubmit={async (values) => onSaved(await saveDailyReport(cache, report?.id, values))}
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
            report ? authorOf(report) : me && { id: me.id, name: `${me.firstname} ${me.lastname}` },
          )}
          {...(report?.user === null && { emptyLabel: report.user_name ?? '–' })}
          help={users.error ? t('daily.user.failed') : undefined}
        />
        <Fields.TextAreaField name="report" label={t('daily.report')} required span={12} rows={8} />
      </FormSection>
    </FormDialog>
  );
}

const authorOf = ({ user, user_name: name }: DailyReport): Author | null =>
  user === null ? null : { id: user, name: name ?? String(user) };
