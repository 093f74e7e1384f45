import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A change of one setting. */
export type SettingChange = components['schemas']['SettingChange'];

/** Changes of settings and profile, the latest first. */
export const useSettingHistory = () => $api.useQuery('get', '/service/settings/history');
