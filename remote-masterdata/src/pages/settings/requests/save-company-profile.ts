import { api } from '@navette/shared/api';
import type { CompanyProfile } from './use-company-profile.ts';

/**
 * Saves the whole profile.
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function saveCompanyProfile(body: CompanyProfile): Promise<void> {
  await api.PUT('/service/settings/company', { body });
}
