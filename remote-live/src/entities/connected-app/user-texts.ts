import { vocabulary } from '@navette/shared/i18n';
import type { FormattingContext } from '@navette/shared/ui-table';
import { clientText } from './command-outcome.ts';
import type { ConnectedUser } from './connected-user.ts';

/** Role of a user, and whether they are inactive. */
export function userStateText(
  { role, active }: Pick<ConnectedUser, 'role' | 'active'>,
  { t }: FormattingContext,
): string {
  const name = t(vocabulary.role(role));
  return active ? name : t('admin.user.inactive', { role: name });
}

/** Information reported by a user's apps, without duplicates. */
export const userClientText = ({ apps }: Pick<ConnectedUser, 'apps'>, { t }: FormattingContext): string =>
  [...new Set(apps.map(({ info }) => clientText(info) || t('admin.client.unknown')))].join(' / ');
