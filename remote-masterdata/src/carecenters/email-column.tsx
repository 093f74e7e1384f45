import { messageKey } from '@navette/shared/i18n';
import { StatusCell } from '@navette/shared/ui-table';
import type { Said, TableColumn } from '@navette/shared/ui-table';
import { emailLook } from './email-look.ts';

const emailText = (email: string | null, { t }: Said): string => {
  const look = emailLook(email);
  return [look && t(look.label), email].filter(Boolean).join(' · ');
};

/** The e-mail address, behind the word for what is wrong with it: the word stays in sight when there is no room for both. */
export const emailColumn = <Row,>(emailOf: (row: Row) => string | null): TableColumn<Row> => ({
  id: 'email_address',
  header: messageKey('carecenter.email'),
  value: emailOf,
  text: (row, said) => emailText(emailOf(row), said),
  cell: (row, said) => {
    const email = emailOf(row);
    const look = emailLook(email);
    if (!look) return email;
    return (
      <>
        <StatusCell look={look} said={said} />
        {email && ` · ${email}`}
      </>
    );
  },
  minWidth: 176,
  grow: 2,
});
