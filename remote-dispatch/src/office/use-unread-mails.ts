import { $api } from '@navette/shared/api';

/** Polling interval (specification/office.md#mail); paused while the tab is hidden. */
const POLL_MS = 15_000;

/** Number of unread mails; a failure is handled by the badge and does not redirect the user. */
export const useUnreadMails = () =>
  $api.useQuery(
    'post',
    '/service/gmail/listMessages',
    { body: { q: 'is:unread' } },
    { refetchInterval: POLL_MS, meta: { failure: 'inPlace' } },
  );
