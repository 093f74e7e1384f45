import { api } from '@navette/shared/api';
import type { AccessPolicy } from './use-access-policy.ts';

/**
 * Saves the rules of the sign-in.
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function saveAccessPolicy(body: AccessPolicy): Promise<void> {
  await api.PUT('/service/settings/access', { body });
}
