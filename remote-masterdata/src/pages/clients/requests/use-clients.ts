import { $api } from '@navette/shared/api';

/** Every client, without national numbers and histories. */
export const useClients = () => $api.useQuery('get', '/api/client', {});
