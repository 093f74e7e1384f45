import { api, dataOf } from '@navette/shared/api';
import type { components } from '@navette/openapi/types';
import type { Setting } from './use-settings.ts';

/**
 * Changes a setting, or adds one when no number is given.
 * @throws {ApiProblem} `validation` with the refused fields; `conflict` on `variable` when another setting has that name; `notFound` when it is gone
 */
export const saveSetting = (body: components['schemas']['SettingForm']): Promise<Setting> =>
  dataOf(api.POST('/service/settings/save', { body }));
