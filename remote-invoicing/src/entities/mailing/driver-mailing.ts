import { api, dataOf } from '@navette/shared/api';
import { type Mailing, PATIENCE } from './mailing.ts';

/** Mails with driver settlements. */
export const driverMailing: Mailing = {
  kind: 'driver',
  list: (id) => dataOf(api.GET('/service/invoice/drivers/{id}/mails', { params: { path: { id } } })),
  send: (id, key, body) =>
    dataOf(
      api.POST('/service/invoice/drivers/{id}/mails', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        ...PATIENCE,
      }),
    ),
};
