import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { type Insurance, useInsurances } from '../../../entities/insurance/insurance-requests.ts';

/** What reasons and mutualities of the external platform mean. */
export type PlatformTables = components['schemas']['PlatformTables'];

/** A reason or a mutuality that the platform uses, and in how many of its transports. */
export type PlatformValue = components['schemas']['PlatformValue'];

/** What the form of the tables shows. */
export interface PlatformWords {
  readonly tables: PlatformTables;
  readonly used: readonly PlatformValue[];
  readonly insurers: readonly Insurance[];
}

/** The tables, never from the cache, with the values that the platform uses and the insurers to choose from. */
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

/** Reads the tables as they are saved now. */
export const readPlatformTables = (): Promise<PlatformTables> => dataOf(api.GET('/service/booqit/tables'));

/**
 * Saves the tables.
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function savePlatformTables(body: PlatformTables): Promise<void> {
  await api.PUT('/service/booqit/tables', { body });
}
