import { $api } from '@navette/shared/api';

/** Trips of a driver on a day, with addresses and phones. */
export const useDriverDay = (driverId: number, date: string) =>
  $api.useQuery(
    'post',
    '/service/driver/byname/{name}',
    { params: { path: { name: String(driverId) } }, body: { ap_date: date } },
    { meta: { failure: 'inPlace' } },
  );

/** Driver of the sheet. */
export const useDriver = (id: number) =>
  $api.useQuery('get', '/api/driver/{id}', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });
