import type { components } from '@navette/openapi/types';
import { $api, api } from '@navette/shared/api';
import { messageKey } from '@navette/shared/i18n';
import type { RecordKind } from '@navette/shared/ui-records';

/** Daily report: what happened on a day, and who wrote it. */
export type DailyReport = components['schemas']['DailyReport'];

/** Body of create and update. */
export type DailyReportForm = components['schemas']['DailyReportForm'];

/** Daily reports, the latest first; fetched only while they are shown. */
export const useDailyReports = (isShown: boolean) =>
  $api.useQuery('get', '/service/daily/getLimited', {}, { enabled: isShown });

/** Characters of a report that the question before a delete quotes. */
const QUOTED = 120;

/** Daily reports as a kind of record. */
export const dailyReports: RecordKind<DailyReport, DailyReportForm> = {
  textPrefix: 'daily',
  nameOf: ({ date, time = null }, _use, { t, formats }) =>
    t(messageKey('daily.row'), { date: formats.formatDate(date), time: formats.formatTime(time) }),
  values: ({ date, report }, { formats }) => ({
    date: formats.formatDate(date),
    quote: report.length > QUOTED ? `${report.slice(0, QUOTED)}…` : report,
  }),
  one: { call: ['get', '/api/daily/{id}'], read: (id) => api.GET('/api/daily/{id}', { params: { path: { id } } }) },
  create: (body) => api.POST('/api/daily', { body }),
  update: (id, body) => api.PUT('/api/daily/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/daily/{id}', { params: { path: { id } } }),
  invalidates: [['get', '/service/daily/getLimited']],
};
