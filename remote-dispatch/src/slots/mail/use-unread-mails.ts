import { $api } from '@navette/shared/api';

/** S1 §9: the badge asks every 15 seconds; not while its tab is hidden. */
const POLL_MS = 15_000;

/** Unread mails; a failure is the badge's own affair and throws nobody off a page. */
export const useUnreadMails = () =>
  $api.useQuery(
    'post',
    '/service/gmail/listMessages',
    { body: { q: 'is:unread' } },
    { refetchInterval: POLL_MS, meta: { failure: 'inPlace' } },
  );
