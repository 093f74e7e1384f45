import { messageKey } from '@navette/shared/i18n';
import { StatusCell } from '@navette/shared/ui-table';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';
import { emailStatus } from './email-status.ts';

const emailText = (email: string | null, { t }: FormattingContext): string => {
  const status = emailStatus(email);
  return [status && t(status.label), email].filter(Boolean).join(' · ');
};

/** E-mail address, preceded by a label of its fault, so that the label stays visible in a narrow column. */
export const emailColumn = <Row,>(emailOf: (row: Row) => string | null): TableColumn<Row> => ({
  id: 'email_address',
  extra: 24,
  header: messageKey('carecenter.email'),
  value: emailOf,
  text: (row, context) => emailText(emailOf(row), context),
  cell: (row, context) => {
    const email = emailOf(row);
    const status = emailStatus(email);
    if (!status) return email;
    return (
      <>
        <StatusCell status={status} context={context} />
        {email && ` · ${email}`}
      </>
    );
  },
  grow: 2,
});
