import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/** A client who may be the same person. */
export type ClientDuplicate = components['schemas']['ClientDuplicate'];

/** Clients who may be the person that is typed: the same national number, which is certain, or the same name and birth date. */
export const findDuplicates = (body: components['schemas']['DuplicateQuestion']): Promise<ClientDuplicate[]> =>
  dataOf(api.POST('/service/client/duplicates', { body }));
