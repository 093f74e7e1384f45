import type { components } from '@navette/openapi/types';
import { $api, invalidate, api, dataOf } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { type Insurance, useInsurances } from '../../entities/insurance/insurance-requests.ts';

/** Setting: name and value. */
export type Setting = components['schemas']['Setting'];

export const useSettings = () => $api.useQuery('get', '/service/settings');

/** Invalidates the queries affected by a change of any setting. */
export const refreshSettings = (cache: QueryClient): Promise<void> =>
  invalidate(cache, [
    ['get', '/service/settings'],
    ['post', '/service/settings'],
    ['get', '/service/settings/company'],
    ['get', '/service/settings/access'],
    ['get', '/service/rolepages'],
    ['get', '/service/settings/messages'],
    ['get', '/service/settings/history'],
    ['get', '/api/carrier'],
    ['get', '/service/booqit/tables'],
    ['get', '/service/booqit/tables/seen'],
  ]);

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

export type AccessPolicy = components['schemas']['AccessPolicy'];

/** Sign-in policy, never from the cache, since it fills a form. */
export const useAccessPolicy = () => $api.useQuery('get', '/service/settings/access', {}, { gcTime: 0 });

export type RolePages = components['schemas']['RolePages'];

/** Pages of the roles, never from the cache, since they fill a form. */
export const useRolePages = () => $api.useQuery('get', '/service/rolepages', {}, { gcTime: 0 });

/** Texts and times of messages to clients, never from the cache, since they fill a form. */
export const useMessageSettings = () => $api.useQuery('get', '/service/settings/messages', {}, { gcTime: 0 });

/** Company profile, used by invoices and rules. */
export type CompanyProfile = components['schemas']['CompanyProfile'];

/** Profile, never from the cache, since it fills a form. */
export const useCompanyProfile = () => $api.useQuery('get', '/service/settings/company', {}, { gcTime: 0 });

/** Mapping tables of the external platform: meaning of its reasons and mutualities. */
export type PlatformTables = components['schemas']['PlatformTables'];

/** Reason or mutuality in use on the platform, and the number of its transports. */
export type PlatformValue = components['schemas']['PlatformValue'];

/** Data of the mapping form. */
export interface PlatformWords {
  readonly tables: PlatformTables;
  readonly used: readonly PlatformValue[];
  readonly insurers: readonly Insurance[];
}

/** Mapping tables, never from the cache, with the external values in use and the selectable insurers. */
export function usePlatformWords() {
  const tables = $api.useQuery('get', '/service/booqit/tables', {}, { gcTime: 0 });
  const used = $api.useQuery('get', '/service/booqit/tables/seen', {}, { gcTime: 0 });
  const insurers = useInsurances();
  const all = [tables, used, insurers];
  const isLoaded = tables.data && used.data && insurers.data;
  return {
    data: isLoaded ? { tables: tables.data, used: used.data, insurers: insurers.data } : undefined,
    error: all.find(({ error }) => error)?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}

export const readPlatformTables = (): Promise<PlatformTables> => dataOf(api.GET('/service/booqit/tables'));

/**
 * Saves the tables.
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function savePlatformTables(body: PlatformTables): Promise<void> {
  await api.PUT('/service/booqit/tables', { body });
}
