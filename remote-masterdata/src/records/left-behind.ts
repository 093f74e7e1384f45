import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

type Schemas = components['schemas'];

/** Open work that names some records of a kind. */
export const listLeftBehind = (
  kind: Schemas['LeftBehindQuestion']['kind'],
  ids: number[],
): Promise<Schemas['LeftBehind'][]> => dataOf(api.POST('/service/leftBehind', { body: { kind, ids } }));
