import { api, dataOf } from '@navette/shared/api';
import { type Mailing, PATIENCE } from './mailing.ts';

/** Mails with client invoices. */
export const clientMailing: Mailing = {
  kind: 'client',
  hasLetters: true,
  list: (id) => dataOf(api.GET('/service/invoice/clients/{id}/mails', { params: { path: { id } } })),
  send: (id, key, body) =>
    dataOf(
      api.POST('/service/invoice/clients/{id}/mails', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        ...PATIENCE,
      }),
    ),
};
