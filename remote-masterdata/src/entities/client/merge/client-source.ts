import { api, dataOf } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import type { Formats } from '@navette/shared/i18n';
import type { RecordSource } from '@navette/shared/ui-form';
import type { ClientRow } from '../client-requests.ts';

const MOST = 20;

/** Clients for a picker, all but one of them. */
export const otherClients = (except: number, { formatDate }: Formats): RecordSource<ClientRow> => ({
  search: async (q, signal) =>
    (await dataOf(api.GET('/api/client', { params: { query: { q, limit: MOST } }, signal }))).filter(
      ({ id }) => id !== except,
    ),
  find: () => Promise.resolve(null), // the caller passes the choice with its label, so that it is never fetched
  idOf: ({ id }) => id,
  labelOf: (client) => `${personName(client, 'list')} (${client.id})`,
  detailOf: ({ birthday, fullAddress }) => [formatDate(birthday), fullAddress].filter(Boolean).join(' · '),
});
