import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { type Mailing, mailed } from '../mailing/mailing.ts';

export type ClientStatement = components['schemas']['ClientStatement'];
/** A movement with the balance after it. */
export type StatementEntry = ClientStatement['entries'][number];

/** A client, and the period of a statement; everything without one. */
export type StatementQuery = components['schemas']['StatementQuery'];

/** Contents of a client's statement of account. */
export const useStatement = (body: StatementQuery) =>
  $api.useQuery(
    'post',
    '/service/invoice/statement',
    { body },
    { gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );

export type StatementLoad = ReturnType<typeof useStatement>;

export const statementPdf = (body: StatementQuery): Promise<Blob> =>
  dataOf(api.POST('/service/invoice/statement/pdf', { body, parseAs: 'blob' as const }));

/** Mails of a client's statement of account, for the shown period. */
export const statementMailing = ({ startDate = null, endDate = null }: StatementQuery): Mailing => ({
  kind: 'statement',
  list: (id) => dataOf(api.GET('/service/invoice/statement/{id}/mails', { params: { path: { id } } })),
  send: (id, key, { to, subject, text }) =>
    dataOf(
      api.POST('/service/invoice/statement/{id}/mails', mailed(id, key, { to, subject, text, startDate, endDate })),
    ),
});
