import { api, dataOf } from '@navette/shared/api';
import type { components } from '@navette/openapi/types';
import type { Setting } from './use-settings.ts';

/**
 * Updates a setting, or creates one when no id is given.
 * @param version of the setting as read; missing: the setting is new, and an existing name is refused
 * @throws {ApiProblem} `validation` with the refused fields; `conflict` on `variable` when another setting has that name; `notFound` when it was
 * deleted; `record.changed` when another user changed it since
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

/** Reads the current state of a setting; undefined when it was deleted. */
export async function readSetting(id: number): Promise<Setting | undefined> {
  const settings = await dataOf(api.GET('/service/settings'));
  return settings.find((setting) => setting.id === id);
}
