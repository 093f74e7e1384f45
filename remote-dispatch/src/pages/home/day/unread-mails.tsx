import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { useUnreadMails } from '../../../mail/use-unread-mails.ts';
import { UNREAD_MAILS } from './day-links.ts';
import { FigureLink } from './figure.tsx';

/** Mails that the page shows at once. */
const MOST = 50;

/** Unread mails; a mailbox that does not answer says so on its page. */
export function UnreadMails(): ReactNode {
  const t = useT();
  const { data, error } = useUnreadMails();
  const count = data?.length;
  const value = error !== null ? '!' : count !== undefined && count > MOST ? `${MOST}+` : count?.toString();
  return (
    <Box as="li">
      <FigureLink to={UNREAD_MAILS} label={t('home.mails')} value={value} />
    </Box>
  );
}
