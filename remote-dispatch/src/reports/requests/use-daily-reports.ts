import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** What happened on a day, and who wrote it down. */
export type DailyReport = components['schemas']['DailyReport'];

/** Daily reports, the latest first; not asked for while nobody looks. */
export const useDailyReports = (isShown: boolean) =>
  $api.useQuery('get', '/service/daily/getLimited', {}, { enabled: isShown });
