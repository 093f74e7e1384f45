import { $api } from '@navette/shared/api';

/** The trips of a driver on a day, with addresses and phones. */
export const useDriverDay = (driverId: number, date: string) =>
  $api.useQuery(
    'post',
    '/service/driver/byname/{name}',
    { params: { path: { name: String(driverId) } }, body: { ap_date: date } },
    { meta: { failure: 'inPlace' } },
  );

/** The driver whose sheet it is. */
export const useDriver = (id: number) =>
  $api.useQuery('get', '/api/driver/{id}', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });
