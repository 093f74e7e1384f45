import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, type FailurePlace } from '@navette/shared/api';
import { messageKey } from '@navette/shared/i18n';
import type { RecordKind, SendBulk } from '@navette/shared/ui-records';
import type { StatusStyle } from '@navette/shared/ui';
import { type TableColumn, StatusCell, type FormattingContext } from '@navette/shared/ui-table';
import { MailQuestionMark, MailX } from 'lucide-react';
import { listLeftBehind } from '../records/left-behind.ts';

export type CareCenter = components['schemas']['CareCenter'];

/** Body of create and update of a care center. */
export type CareCenterForm = components['schemas']['CareCenterForm'];

/** All care centers. `failure`: place where a load error shows, on the page or where the care centers are used. */
export const useCareCenters = (failure: FailurePlace = 'page') =>
  $api.useQuery('get', '/api/carecenter', { params: { query: { inactive: true } } }, { meta: { failure } });

/** Definition of the record type "care center". The mailing list keeps the address of a deleted one; the confirmation says so. */
export const careCenters: RecordKind<CareCenter, CareCenterForm> = {
  textPrefix: 'carecenter',
  nameOf: ({ name }) => name,
  deleteBody: ({ subscribed_id }) =>
    subscribed_id === null ? messageKey('carecenter.delete.body') : messageKey('carecenter.delete.subscribed'),
  one: {
    call: ['get', '/api/carecenter/{id}'],
    read: (id) => api.GET('/api/carecenter/{id}', { params: { path: { id } } }),
  },
  create: (body) => api.POST('/api/carecenter', { body }),
  update: (id, body) => api.PUT('/api/carecenter/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/carecenter/{id}', { params: { path: { id } } }),
  change: (records) => changeCareCenters(records),
  leaves: { read: (ids) => listLeftBehind('carecenter', ids) },
  invalidates: [
    ['get', '/api/carecenter'],
    ['get', '/service/campaign/members'],
  ],
};

/** Fields that a bulk edit can set. */
export type CareCenterChanges = components['schemas']['CareCenterBulkFields'];

/** Updates several care centers, at most 100; each succeeds or fails by itself. */
export const changeCareCenters: SendBulk<CareCenterChanges> = (records) =>
  dataOf(api.POST('/service/carecenter/bulk', { body: { records } }));

/** Status of a row: missing or invalid e-mail address. */
export const careCenterStatus = ({ email_address }: CareCenter): StatusStyle | undefined => emailStatus(email_address);

const emailText = (email: string | null, { t }: FormattingContext): string => {
  const status = emailStatus(email);
  return [status && t(status.label), email].filter(Boolean).join(' · ');
};

/** E-mail address, preceded by a label of its fault, so that the label stays visible in a narrow column. */
export const emailColumn = <Row,>(emailOf: (row: Row) => string | null): TableColumn<Row> => ({
  id: 'email_address',
  extra: 24,
  header: messageKey('carecenter.email'),
  value: emailOf,
  text: (row, context) => emailText(emailOf(row), context),
  cell: (row, context) => {
    const email = emailOf(row);
    const status = emailStatus(email);
    if (!status) return email;
    return (
      <>
        <StatusCell status={status} context={context} />
        {email && ` · ${email}`}
      </>
    );
  },
  grow: 2,
});

const wrong: StatusStyle = { tone: 'danger', icon: MailX, label: messageKey('carecenter.email.wrong') };
const missing: StatusStyle = { tone: 'warning', icon: MailQuestionMark, label: messageKey('carecenter.email.missing') };

/**
 * Whether a text has the shape of an e-mail address: characters, an at sign, a domain with a dot, no spaces. The list marks all others
 * (specification/registers.md#care-centers).
 */
export const looksLikeEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s.]+$/u.test(text.trim());

/** Status of a missing or invalid e-mail address (specification/registers.md#care-centers); undefined for a valid one. */
function emailStatus(email: string | null): StatusStyle | undefined {
  if (email === null || email.trim() === '') return missing;
  return looksLikeEmail(email) ? undefined : wrong;
}
