import type { components } from '@navette/openapi/types';
import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';
import { createInsurance } from './requests/create-insurance.ts';
import { updateInsurance } from './requests/update-insurance.ts';

/**
 * Makes an insurance body, or changes the one of that number; lists that show it are asked for again.
 * @returns its number
 */
export async function saveInsurance(
  cache: QueryClient,
  id: number | undefined,
  form: components['schemas']['InsuranceForm'],
): Promise<number> {
  const saved = id ?? (await createInsurance(form));
  if (id !== undefined) await updateInsurance(id, form);
  void invalidate(cache, [['get', '/api/insurance']]);
  return saved;
}
