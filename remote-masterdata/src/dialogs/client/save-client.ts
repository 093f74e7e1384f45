import type { components } from '@navette/openapi/types';
import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { createClient } from './requests/create-client.ts';
import { updateClient } from './requests/update-client.ts';

/**
 * Makes a client, or changes the one of that number; lists that show it are asked for again.
 * @returns its number
 */
export async function saveClient(
  cache: QueryClient,
  id: number | undefined,
  form: components['schemas']['ClientForm'],
): Promise<number> {
  const saved = id ?? (await createClient(form));
  if (id !== undefined) await updateClient(id, form);
  void invalidate(cache, [['get', '/api/client']]);
  return saved;
}
