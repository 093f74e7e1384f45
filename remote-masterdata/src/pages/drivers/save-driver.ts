import type { components } from '@navette/openapi/types';
import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { DRIVER_LISTS } from './driver-lists.ts';
import { createDriver } from './requests/create-driver.ts';
import { updateDriver } from './requests/update-driver.ts';

/**
 * Makes a driver, or changes the one of that number; lists that show it are asked for again.
 * @returns its number
 */
export async function saveDriver(
  cache: QueryClient,
  id: number | undefined,
  form: components['schemas']['DriverForm'],
): Promise<number> {
  const saved = id ?? (await createDriver(form));
  if (id !== undefined) await updateDriver(id, form);
  void invalidate(cache, DRIVER_LISTS);
  return saved;
}
