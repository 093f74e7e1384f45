import { useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { refreshMembers } from '../refresh-campaign.ts';
import { subscribeMember } from '../requests/subscribe-member.ts';
import { confirmReturn } from './confirm-return.tsx';
import type { ListRow } from './list-row.ts';
import { subscriptionOf } from './subscription-of.ts';
import { api } from '@navette/shared/api';

/** Subscription changes of rows. Both functions have stable identities. */
export interface Subscriptions {
  readonly subscribe: (row: ListRow) => Promise<void>;
  readonly unsubscribe: (row: ListRow) => Promise<void>;
  /** Keys of the rows with a request in progress. */
  readonly busy: ReadonlySet<string>;
}

/** Subscribes and unsubscribes rows, with a toast for the result; an unsubscribe can be undone for ten seconds. */
export function useSubscription(): Subscriptions {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  const { busy, during } = useBusyKeys();

  const send = useCallback(
    (row: ListRow) =>
      during(row.key, async () => {
        const name = row.name || (row.email ?? '');
        try {
          const { id, status } = await subscribeMember(subscriptionOf(row));
          if (id === null) toast.error(t('campaign.subscribe.refused', { name }));
          else if (status === 'pending') toast.info(t('campaign.subscribe.pending', { name }));
          else toast.success(t('campaign.subscribe.done', { name }));
        } catch (error) {
          toast.failure(t('campaign.subscribe.failed', { name }), error);
        }
        await refreshMembers(cache);
      }),
    [t, toast, cache, during],
  );

  const subscribe = useCallback(
    async (row: ListRow) => {
      if (await confirmReturn(confirm, t, row)) await send(row);
    },
    [t, confirm, send],
  );

  const unsubscribe = useCallback(
    (row: ListRow) =>
      during(row.key, async () => {
        const name = row.name || (row.email ?? '');
        try {
          await unsubscribeMember(row.memberId ?? '');
          toast.success(t('campaign.unsubscribe.done', { name }), { undo: () => void send(row) });
        } catch (error) {
          toast.failure(t('campaign.unsubscribe.failed', { name }), error);
        }
        await refreshMembers(cache);
      }),
    [t, toast, cache, during, send],
  );

  return { subscribe, unsubscribe, busy };
}

/**
 * Unsubscribes a member.
 * @throws {ApiProblem} when the mailing service is down
 */
async function unsubscribeMember(id: string): Promise<void> {
  await api.POST('/service/campaign/unsubscribe', { body: { id } });
}

const NONE: ReadonlySet<string> = new Set();

/** Keys of the rows with a request in progress: a second change of the same row is ignored, not queued. */
function useBusyKeys(): {
  readonly busy: ReadonlySet<string>;
  readonly during: (key: string, work: () => Promise<void>) => Promise<void>;
} {
  const running = useRef<ReadonlySet<string>>(NONE);
  const [busy, setBusy] = useState<ReadonlySet<string>>(NONE);
  const change = useCallback((next: ReadonlySet<string>) => {
    running.current = next;
    setBusy(next);
  }, []);
  const during = useCallback(
    async (key: string, work: () => Promise<void>) => {
      if (running.current.has(key)) return;
      change(new Set([...running.current, key]));
      try {
        await work();
      } finally {
        change(new Set([...running.current].filter((other) => other !== key)));
      }
    },
    [change],
  );
  return { busy, during };
}
