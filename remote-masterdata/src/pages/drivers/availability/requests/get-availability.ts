import { $api } from '@navette/shared/api';

/** Asked anew each time the dialog opens, and never while it is open: what is marked in it stays. */
const FRESH = { staleTime: Infinity, gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } } as const;

/** Leave and weekdays of a driver. */
export const useFreshPattern = (id: number) =>
  $api.useQuery('get', '/service/agenda/pattern/{id}', { params: { path: { id } } }, FRESH);

/** The days of a driver that were marked by themselves. */
export const useFreshMarks = (driverId: number) =>
  $api.useQuery('post', '/service/agenda/availableByDriver', { body: { driverId, marked: true } }, FRESH);
