import { $api } from '@navette/shared/api';
import { whileUndelivered } from '@navette/shared/ui-booking';

/** What was sent to a driver, the latest first. As long as something is on its way it is asked for again. */
export const useSentNotifications = (id: number) =>
  $api.useQuery(
    'get',
    '/service/notification/list/{id}',
    { params: { path: { id } } },
    { meta: { failure: 'inPlace' }, refetchInterval: whileUndelivered },
  );
