import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** The organisation as invoices and rules know it. */
export type CompanyProfile = components['schemas']['CompanyProfile'];

/** Profile, never from the cache: a form is filled with it. */
export const useCompanyProfile = () => $api.useQuery('get', '/service/settings/company', {}, { gcTime: 0 });
