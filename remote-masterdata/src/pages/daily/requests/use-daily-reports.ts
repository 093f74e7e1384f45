import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** What happened on a day, and who wrote it down. */
export type DailyReport = components['schemas']['DailyReport'];

/** Daily reports, the latest first. */
export const useDailyReports = () => $api.useQuery('get', '/service/daily/getLimited');
