import type { components } from '@navette/openapi/types';
import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { createDestination } from './requests/create-destination.ts';
import { updateDestination } from './requests/update-destination.ts';

/**
 * Makes a destination, or changes the one of that number; lists that show it are asked for again.
 * @returns its number
 */
export async function saveDestination(
  cache: QueryClient,
  id: number | undefined,
  form: components['schemas']['DestinationForm'],
): Promise<number> {
  const saved = id ?? (await createDestination(form));
  if (id !== undefined) await updateDestination(id, form);
  void invalidate(cache, [['get', '/api/destination']]);
  return saved;
}
