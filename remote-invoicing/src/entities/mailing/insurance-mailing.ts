import { api, dataOf } from '@navette/shared/api';
import { type Mailing, PATIENCE } from './mailing.ts';

/** Mails with insurance invoices. */
export const insuranceMailing: Mailing = {
  kind: 'insurance',
  list: (id) => dataOf(api.GET('/service/invoice/insurances/{id}/mails', { params: { path: { id } } })),
  send: (id, key, body) =>
    dataOf(
      api.POST('/service/invoice/insurances/{id}/mails', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        ...PATIENCE,
      }),
    ),
};
