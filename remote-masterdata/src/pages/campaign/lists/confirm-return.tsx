import type { Translate } from '@navette/shared/i18n';
import type { Confirm } from '@navette/shared/ui-overlay';
import { MailPlus } from 'lucide-react';
import type { ListRow } from './list-row.ts';

/** Whether an address was unsubscribed, or removed because mail to it bounced. */
export const hasLeft = ({ state }: Pick<ListRow, 'state'>): boolean => state === 'unsubscribed' || state === 'cleaned';

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
