import { useT } from '@navette/shared/i18n';
import { Link } from '@navette/shared/router';
import { Box } from '@navette/shared/ui';
import { Mail, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnreadMails } from '../office/use-unread-mails.ts';
import { CornerBadge } from '../office/corner-badge.tsx';

/** Limit of the server's count. */
const MOST = 100;

/**
 * Badge in the top bar: number of unread mails, with a link to them (specification/office.md#mail). Its icon changes when the mailbox does
 * not answer.
 */
export default function MailBadge(): ReactNode {
  const t = useT();
  const { data, error } = useUnreadMails();
  const count = data?.length ?? 0;
  const label =
    error !== null ? t('mail.badge.failed') : data === undefined ? t('mail.title') : t('mail.badge.unread', { count });
  const mark = error !== null ? '!' : count >= MOST ? `${String(MOST - 1)}+` : count > 0 ? String(count) : '';
  const Icon = error !== null ? MailWarning : Mail;
  return (
    <Box
      asChild
      position="relative"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="8"
      flexShrink="0"
      color="white"
      borderRadius="l2"
      css={{ '&:hover': { bg: 'white/16' }, '& > svg': { width: '1.25rem', height: '1.25rem' } }}
    >
      <Link to="/mail" aria-label={label} title={label}>
        <Icon aria-hidden />
        {mark !== '' && <CornerBadge colorPalette={error === null ? 'orange' : 'red'}>{mark}</CornerBadge>}
      </Link>
    </Box>
  );
}
