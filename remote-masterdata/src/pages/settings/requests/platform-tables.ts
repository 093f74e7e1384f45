import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { type Insurance, useInsurances } from '../../../entities/insurance/insurance-requests.ts';

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

/** Reads the saved tables. */
export const readPlatformTables = (): Promise<PlatformTables> => dataOf(api.GET('/service/booqit/tables'));

/**
 * Saves the tables.
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function savePlatformTables(body: PlatformTables): Promise<void> {
  await api.PUT('/service/booqit/tables', { body });
}
