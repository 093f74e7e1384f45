import { $api } from '@navette/shared/api';

const LOOK_EVERY_MS = 5000;

/** What was sent to a driver, the latest first. As long as something is on its way it is asked for again. */
export const useSentNotifications = (id: number) =>
  $api.useQuery(
    'get',
    '/service/notification/list/{id}',
    { params: { path: { id } } },
    {
      meta: { failure: 'inPlace' },
      refetchInterval: ({ state: { data } }) =>
        data?.some(({ state }) => state === 'waiting' || state === 'delivered') ? LOOK_EVERY_MS : false,
    },
  );
