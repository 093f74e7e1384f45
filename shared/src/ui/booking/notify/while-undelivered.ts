import type { SentNotification } from '../../notices/sent-status.ts';

const POLL_MS = 5000;

/**
 * `refetchInterval` of the query of sent messages: polls every 5 seconds while one of them is on its way.
 * @returns ms, or false to stop
 */
export const whileUndelivered = ({
  state: { data },
}: {
  readonly state: { readonly data: readonly SentNotification[] | undefined };
}): number | false => (data?.some(({ state }) => state === 'waiting' || state === 'delivered') ? POLL_MS : false);
