import { $api } from '@navette/shared/api';
import type { Mail } from './mail.ts';

/** S1 §9: the page refreshes every 30 seconds; not while its tab is hidden. */
const REFRESH_MS = 30_000;

/** Mails that a search finds. Those of the search before stay until the answer is there. */
export const useMails = (q: string) =>
  $api.useQuery(
    'post',
    '/service/gmail/getMessages',
    { body: { q } },
    { refetchInterval: REFRESH_MS, placeholderData: (before: Mail[] | undefined) => before },
  );
