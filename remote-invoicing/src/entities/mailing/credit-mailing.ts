import { api, dataOf } from '@navette/shared/api';
import { type Mailing, PATIENCE } from './mailing.ts';

/** Mails with credit notes. */
export const creditMailing: Mailing = {
  kind: 'credit',
  list: (id) => dataOf(api.GET('/service/invoice/creditNotes/{id}/mails', { params: { path: { id } } })),
  send: (id, key, body) =>
    dataOf(
      api.POST('/service/invoice/creditNotes/{id}/mails', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        ...PATIENCE,
      }),
    ),
};
