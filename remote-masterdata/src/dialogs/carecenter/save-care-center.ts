import type { components } from '@navette/openapi/types';
import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { createCareCenter } from './requests/create-care-center.ts';
import { updateCareCenter } from './requests/update-care-center.ts';

/**
 * Makes a care center, or changes the one of that number; lists that show it are asked for again.
 * @returns its number
 */
export async function saveCareCenter(
  cache: QueryClient,
  id: number | undefined,
  form: components['schemas']['CareCenterForm'],
): Promise<number> {
  const saved = id ?? (await createCareCenter(form));
  if (id !== undefined) await updateCareCenter(id, form);
  void invalidate(cache, [
    ['get', '/api/carecenter'],
    ['get', '/service/campaign/members'],
  ]);
  return saved;
}
