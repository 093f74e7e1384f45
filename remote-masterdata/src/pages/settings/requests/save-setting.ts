import { api, dataOf } from '@navette/shared/api';
import type { components } from '@navette/openapi/types';
import type { Setting } from './use-settings.ts';

/**
 * Changes a setting, or adds one when no number is given.
 * @param version of the setting as it was read; without one the setting is new, and a name that exists is refused
 * @throws {ApiProblem} `validation` with the refused fields; `conflict` on `variable` when another setting has that name; `notFound` when it is gone;
 * `record.changed` when somebody changed it since
 */
export const saveSetting = (
  { id, variable, value }: components['schemas']['SettingForm'],
  version: string | undefined,
): Promise<Setting> =>
  dataOf(
    api.POST('/service/settings/save', {
      params: { header: version === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${version}"` } },
      body: { ...(id && { id }), variable, value },
    }),
  );

/** A setting as it is now; undefined when it is gone. */
export async function readSetting(id: number): Promise<Setting | undefined> {
  const settings = await dataOf(api.GET('/service/settings'));
  return settings.find((setting) => setting.id === id);
}
