import { $api } from '@navette/shared/api';
import type { Mail } from './mail.ts';

/** Polling interval (S1 §9); paused while the tab is hidden. */
const REFRESH_MS = 30_000;

/** Mails of a search. The results of the search before stay until the answer arrives. */
export const useMails = (q: string) =>
  $api.useQuery(
    'post',
    '/service/gmail/getMessages',
    { body: { q } },
    { refetchInterval: REFRESH_MS, placeholderData: (before: Mail[] | undefined) => before },
  );
