import type { Translate } from '@navette/shared/i18n';
import type { Confirm } from '@navette/shared/ui-overlay';
import { MailPlus } from 'lucide-react';
import type { ListRow } from './list-row.ts';

/** Whether an address has left the list, by itself or by an act of the office, or was struck off because letters came back. */
export const hasLeft = ({ state }: Pick<ListRow, 'state'>): boolean => state === 'unsubscribed' || state === 'cleaned';

/** Asks before somebody who has left is subscribed again; true for all others. */
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
