import { $api } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { EmptyState, ErrorState } from '@navette/shared/ui';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { MailFrame } from '../list/mail-frame.tsx';
import { MailSkeleton } from '../list/mail-skeleton.tsx';
import { SentMailRow } from './sent-mail-row.tsx';

/** Mails that were sent from here, the latest first: to whom, by whom, and what became of them. */
export function SentMails(): ReactNode {
  const t = useT();
  const sent = $api.useQuery('get', '/service/gmail/listSent', {});
  if (sent.data === undefined && sent.error)
    return (
      <ErrorState
        title={t('mail.sent.failed')}
        error={sent.error}
        onRetry={() => void sent.refetch()}
        retrying={sent.isFetching}
      />
    );
  if (sent.data === undefined) return <MailSkeleton />;
  if (sent.data.length === 0) return <EmptyState icon={<Send aria-hidden />} title={t('mail.sent.empty')} />;
  return (
    <MailFrame>
      <ul aria-label={t('mail.sent')}>
        {sent.data.map((mail) => (
          <SentMailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    </MailFrame>
  );
}
