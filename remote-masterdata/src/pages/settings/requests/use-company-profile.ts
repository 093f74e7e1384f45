import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** Company profile, used by invoices and rules. */
export type CompanyProfile = components['schemas']['CompanyProfile'];

/** Profile, never from the cache, since it fills a form. */
export const useCompanyProfile = () => $api.useQuery('get', '/service/settings/company', {}, { gcTime: 0 });
