import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import type { Translate } from '@navette/shared/i18n';
import type { RowAction } from '@navette/shared/ui-table';
import { MailMinus, MailPlus, Pencil } from 'lucide-react';
import { useCallback } from 'react';
import { looksLikeEmail } from '../../../entities/care-center/looks-like-email.ts';
import type { ListRow } from './list-row.ts';
import type { Subscriptions } from './use-subscription.ts';

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
