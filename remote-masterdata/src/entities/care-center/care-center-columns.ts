import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import type { TableColumn } from '@navette/shared/ui-table';
import { emailColumn } from './email-column.tsx';
import { emailStatus } from './email-status.ts';
import type { CareCenter } from './care-center-requests.ts';

/** Status of a row: missing or invalid e-mail address. */
export const careCenterStatus = ({ email_address }: CareCenter): StatusStyle | undefined => emailStatus(email_address);

/** The columns of the list (specification/registers.md#care-centers). */
export const careCenterColumns: readonly TableColumn<CareCenter>[] = [
  {
    id: 'id',
    header: messageKey('carecenter.id'),
    kind: 'id',
    value: ({ id }) => id,
    hideBelow: 1024,
    descendingFirst: true,
  },
  { id: 'name', header: messageKey('carecenter.name'), value: ({ name }) => name, grow: 2, fixed: true },
  emailColumn(({ email_address }) => email_address),
  {
    id: 'tel',
    whole: true,
    header: messageKey('carecenter.tel'),
    value: ({ tel }) => tel,
    text: ({ tel }, { formats }) => formats.formatPhone(tel),
    hideBelow: 1280,
  },
  {
    id: 'address',
    header: messageKey('carecenter.address'),
    value: ({ fullAddress, address }) => fullAddress ?? address,
    grow: 2,
    hideBelow: 1024,
  },
  {
    id: 'visited',
    header: messageKey('carecenter.visited'),
    kind: 'flag',
    value: ({ visited }) => visited,
    groups: true,
    descendingFirst: true,
  },
  {
    id: 'marked',
    header: messageKey('carecenter.marked'),
    kind: 'flag',
    value: ({ marked }) => marked,
    groups: true,
    descendingFirst: true,
  },
  {
    id: 'subscribed',
    header: messageKey('carecenter.subscribed'),
    kind: 'flag',
    value: ({ subscribed_id }) => subscribed_id !== null,
    groups: true,
    descendingFirst: true,
  },
];
