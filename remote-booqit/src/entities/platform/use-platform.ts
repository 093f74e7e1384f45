import { $api } from '@navette/shared/api';
import { useLivePlatform } from '@navette/shared/realtime';

/** Calls whose answers change when the platform does. */
const STATUS_CALLS = [['get', '/service/booqit/status']] as const;

/** Status of the platform, kept up to date. */
export function usePlatformStatus() {
  useLivePlatform(STATUS_CALLS);
  return $api.useQuery('get', '/service/booqit/status', {}, { meta: { failure: 'inPlace' } }).data;
}
