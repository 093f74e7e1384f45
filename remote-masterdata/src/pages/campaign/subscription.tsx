import { useT, type Translate } from '@navette/shared/i18n';
import { useConfirm, useToast, type Confirm } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { refreshMembers, subscribeMember } from './campaign-requests.ts';
import type { ListRow } from './list-row.ts';
import { api, useOnline } from '@navette/shared/api';
import type { components } from '@navette/openapi/types';
import { MailPlus, MailMinus, Pencil } from 'lucide-react';
import type { RowAction } from '@navette/shared/ui-table';
import { looksLikeEmail } from '../../entities/care-center.tsx';

/** Subscription changes of rows. Both functions have stable identities. */
interface Subscriptions {
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

/** Request body of a subscription (specification/registers.md#campaign): the list is the one configured in the settings. */
export const subscriptionOf = ({
  name,
  email,
  tel,
  address,
}: Pick<ListRow, 'name' | 'email' | 'tel' | 'address'>): components['schemas']['SubscribeForm'] => ({
  status: 'subscribed',
  email_address: (email ?? '').trim(),
  merge_fields: { NAME: name.slice(0, 200) || null, PHONE: tel, ADDRESS: address },
});

/** Whether an address was unsubscribed, or removed because mail to it bounced. */
const hasLeft = ({ state }: Pick<ListRow, 'state'>): boolean => state === 'unsubscribed' || state === 'cleaned';

/** Asks for confirmation before an unsubscribed address is subscribed again; true for all others. */
export async function confirmReturn(
  confirm: Confirm,
  t: Translate,
  row: Pick<ListRow, 'state' | 'name' | 'email'>,
): Promise<boolean> {
  if (!hasLeft(row)) return true;
  return confirm({
    title: t('campaign.return.title', { name: row.name || (row.email ?? '') }),
    body: row.state === 'cleaned' ? t('campaign.return.cleaned') : t('campaign.return.unsubscribed'),
    confirmLabel: t('campaign.return.confirm'),
    danger: false,
    icon: <MailPlus aria-hidden />,
  });
}

const isOn = ({ state }: ListRow) => state === 'subscribed' || state === 'pending';

/** Reason why a row has no single care center to edit; undefined when it has one. */
function notOneCenter({ centerIds }: ListRow, t: Translate): string | undefined {
  if (centerIds.length === 1) return undefined;
  return centerIds.length === 0 ? t('campaign.list.edit.other') : t('campaign.list.edit.several');
}

/** Row actions: subscribe or unsubscribe, and edit the care center. */
export function useListActions(
  { subscribe, unsubscribe, busy }: Subscriptions,
  edit: ((row: ListRow) => void) | undefined,
): (row: ListRow) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  return useCallback(
    (row) => {
      const blocked = offline ?? (busy.has(row.key) ? t('campaign.busy') : undefined);
      const unwritable = looksLikeEmail(row.email ?? '') ? undefined : t('campaign.subscribe.noEmail');
      const change: RowAction = isOn(row)
        ? {
            id: 'unsubscribe',
            label: t('campaign.unsubscribe'),
            icon: <MailMinus aria-hidden />,
            inline: true,
            disabled: blocked,
            onSelect: () => void unsubscribe(row),
          }
        : {
            id: 'subscribe',
            label: t('campaign.subscribe'),
            icon: <MailPlus aria-hidden />,
            inline: true,
            disabled: blocked ?? unwritable,
            onSelect: () => void subscribe(row),
          };
      if (!edit) return [change];
      // Every row has the same number of buttons, since the first row sets the width of their column.
      return [
        change,
        {
          id: 'edit',
          label: t('campaign.list.edit'),
          icon: <Pencil aria-hidden />,
          inline: true,
          disabled: notOneCenter(row, t),
          shortcut: 'Enter',
          onSelect: () => edit(row),
        },
      ];
    },
    [t, offline, busy, subscribe, unsubscribe, edit],
  );
}
