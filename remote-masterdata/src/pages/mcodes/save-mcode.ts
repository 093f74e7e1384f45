import type { components } from '@navette/openapi/types';
import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { createMCode } from './requests/create-mcode.ts';
import { updateMCode } from './requests/update-mcode.ts';

/**
 * Makes an M-code, or changes the one of that number; lists that show it are asked for again.
 * @returns its number
 */
export async function saveMCode(
  cache: QueryClient,
  id: number | undefined,
  form: components['schemas']['MCodeForm'],
): Promise<number> {
  const saved = id ?? (await createMCode(form));
  if (id !== undefined) await updateMCode(id, form);
  void invalidate(cache, [['get', '/api/mcode']]);
  return saved;
}
