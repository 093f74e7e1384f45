import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { statusColumn } from '@navette/shared/ui-table';
import type { TableColumn } from '@navette/shared/ui-table';
import { emailColumn } from '../../../entities/care-center/email-column.tsx';
import type { ListRow } from './list-row.ts';
import { stateStyles } from './states.ts';

/** Status of a row: its subscription state; none when it was never subscribed. */
export const listStatus = ({ state }: ListRow): StatusStyle | undefined =>
  state === 'never' ? undefined : stateStyles[state];

const kindOf = ({ centerIds }: ListRow) =>
  centerIds.length > 0 ? messageKey('campaign.list.center') : messageKey('campaign.list.other');

/** The columns of the list. */
export const listColumns: readonly TableColumn<ListRow>[] = [
  {
    id: 'name',
    header: messageKey('campaign.list.name'),
    value: ({ name }) => name,
    grow: 2,
    fixed: true,
  },
  { ...emailColumn<ListRow>(({ email }) => email), grow: 2 },
  {
    id: 'tel',
    whole: true,
    header: messageKey('campaign.list.tel'),
    value: ({ tel }) => tel,
    text: ({ tel }, { formats }) => formats.formatPhone(tel),
    hideBelow: 1280,
  },
  {
    id: 'address',
    header: messageKey('campaign.list.address'),
    value: ({ address }) => address,
    grow: 2,
    hideBelow: 1280,
  },
  {
    id: 'kind',
    header: messageKey('campaign.list.kind'),
    value: kindOf,
    text: (row, { t }) => t(kindOf(row)),
    hideBelow: 1024,
  },
  statusColumn<ListRow>({
    id: 'state',
    header: messageKey('campaign.list.state'),
    status: ({ state }) => stateStyles[state],
    fixed: true,
  }),
];
