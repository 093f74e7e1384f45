import { DAILY_AUTHOR_ROLES, personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { useUsersByRoles } from '../people/use-users-by-roles.ts';
import { authorChoices, type Author } from './author-choices.ts';
import { dailySchema, dailyValues } from './daily-schema.ts';
import { dailyReports, type DailyReport } from './daily-requests.ts';

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
