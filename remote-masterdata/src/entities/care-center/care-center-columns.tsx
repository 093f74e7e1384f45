import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { type TableColumn, StatusCell, type FormattingContext } from '@navette/shared/ui-table';
import type { CareCenter } from './care-center-requests.ts';
import { MailQuestionMark, MailX } from 'lucide-react';

/** Status of a row: missing or invalid e-mail address. */
export const careCenterStatus = ({ email_address }: CareCenter): StatusStyle | undefined => emailStatus(email_address);

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

const wrong: StatusStyle = { tone: 'danger', icon: MailX, label: messageKey('carecenter.email.wrong') };
const missing: StatusStyle = { tone: 'warning', icon: MailQuestionMark, label: messageKey('carecenter.email.missing') };

/**
 * Whether a text has the shape of an e-mail address: characters, an at sign, a domain with a dot, no spaces. The list marks all others
 * (specification/registers.md#care-centers).
 */
export const looksLikeEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s.]+$/u.test(text.trim());

/** Status of a missing or invalid e-mail address (specification/registers.md#care-centers); undefined for a valid one. */
function emailStatus(email: string | null): StatusStyle | undefined {
  if (email === null || email.trim() === '') return missing;
  return looksLikeEmail(email) ? undefined : wrong;
}
