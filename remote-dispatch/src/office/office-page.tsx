import { useT, messageKey } from '@navette/shared/i18n';
import { useTabState } from '@navette/shared/router';
import { Box, lazyPart, Page, PartUnavailable, Skeleton } from '@navette/shared/ui';
import { Tabs } from '@navette/shared/ui-overlay';
import { type ReactNode } from 'react';
import {
  AddRecordButton,
  RecordsTable,
  useRecords,
  RecordForm,
  type CloseRecord,
  type RecordKind,
} from '@navette/shared/ui-records';
import type { TableColumn } from '@navette/shared/ui-table';
import { DAILY_AUTHOR_ROLES, personName, brusselsNow, isClockTime, isIsoDate } from '@navette/shared/domain';
import { useUser } from '@navette/shared/session';
import { fieldsFor, FormSection, type Choice, required } from '@navette/shared/ui-form';
import { useUsersByRoles, type UserSummary } from './people.ts';
import * as z from 'zod';
import type { components } from '@navette/openapi/types';
import { $api, api } from '@navette/shared/api';

const TABS = ['reports', 'tasks', 'toInvoice'] as const;

/** Lazy: drag and drop is not needed to read the reports. */
const TaskBoard = lazyPart(
  async () => (await import('../tasks/task-board.tsx')).TaskBoard,
  () => <Skeleton height="24" />,
  PartUnavailable,
);

interface OfficePageProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Above the tabs. */
  readonly above?: ReactNode;
  /** The list of trips to invoice, for users who have it as a third tab. */
  readonly toInvoice?: ReactNode;
}

/** Tabs of daily reports and tasks, shared by the home page and the daily page (specification/office.md#home). */
export function OfficePage({ title, aside, above, toInvoice }: OfficePageProps): ReactNode {
  const t = useT();
  const [asked, setTab] = useTabState(TABS);
  const tab = asked === 'toInvoice' && !toInvoice ? 'reports' : asked;
  const reports = useDailyReports(tab === 'reports');
  const items = [
    { value: 'reports', label: t('office.tab.reports'), content: <Reports query={reports} /> },
    { value: 'tasks', label: t('office.tab.tasks'), content: <TaskBoard /> },
    ...(toInvoice ? [{ value: 'toInvoice' as const, label: t('home.toInvoice'), content: toInvoice }] : []),
  ] as const;
  return (
    <Page
      title={title}
      aside={aside}
      onRefresh={tab === 'reports' ? () => void reports.refetch() : undefined}
      refreshing={reports.isFetching}
    >
      {above}
      <Box css={tab === 'tasks' ? grows : fills}>
        <Tabs label={title} value={tab} onChange={setTab} items={items} />
      </Box>
    </Page>
  );
}

const column = { display: 'flex', flexDirection: 'column', flex: '1 1 auto' } as const;

/** Board of its content's height, at least the page's: the page scrolls as a whole. */
const grows = { ...column, '& > *, & [role=tabpanel]': column } as const;

/** List that fills the page and scrolls by itself. */
const full = { ...column, minHeight: '0' } as const;
const fills = { ...full, '& > *, & [role=tabpanel]': full, '& [role=tabpanel]': { gap: '3' } } as const;

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'time', descending: true }] as const;
const PAGE_SIZES = [10, 25, 50, 'all'] as const;

interface ReportsProps {
  readonly query: ReturnType<typeof useDailyReports>;
}

/** List of daily reports (specification/office.md#daily-reports). */
function Reports({ query }: ReportsProps): ReactNode {
  const records = useRecords(dailyReports, query);
  return (
    <RecordsTable
      records={records}
      tableId="daily"
      columns={dailyColumns}
      defaultSort={SORT}
      thenBy={THEN_BY}
      pageSizes={PAGE_SIZES}
      csvName="daily"
      tools={<AddRecordButton records={records} />}
      renderForm={(report, onClose) => <DailyDialog {...{ report, onClose }} />}
    />
  );
}

const oneLine = (report: string) => report.replace(/\s+/gu, ' ');

/** Columns: date, time, and text with author. */
const dailyColumns: readonly TableColumn<DailyReport>[] = [
  {
    id: 'date',
    header: messageKey('daily.date'),
    kind: 'date',
    value: ({ date }) => date,
    fixed: true,
    descendingFirst: true,
  },
  {
    id: 'time',
    header: messageKey('daily.time'),
    kind: 'time',
    value: ({ time }) => time,
    descendingFirst: true,
  },
  {
    id: 'report',
    header: messageKey('daily.report'),
    value: ({ report }) => report,
    text: ({ report, user_name }) => (user_name === null ? oneLine(report) : `${user_name}: ${oneLine(report)}`),
    cell: ({ report, user_name }, { t }) => (
      <>
        {user_name !== null && <strong>{t('daily.by', { name: user_name })} </strong>}
        {oneLine(report)}
      </>
    ),
    csv: ({ report, user_name }) => (user_name === null ? report : `${user_name}: ${report}`),
    fixed: true,
  },
];

const fields = z.object({
  date: required(z.string().refine(isIsoDate, messageKey('validation.date'))),
  time: z.string().refine(isClockTime, messageKey('validation.time')).nullable(),
  user: z.number().nullable(),
  report: z.string().trim().max(10_000).min(1),
});

/** Form of a daily report: date and text are required (specification/office.md#daily-reports). Its output is the request body. */
const dailySchema = fields.transform((values): DailyReportForm => values);

type DailyValues = z.input<typeof dailySchema>;

/** Field values of a report; a new one has the signed-in author and the current time. */
function dailyValues(report: DailyReport | undefined, me: number | null): DailyValues {
  if (report) return { date: report.date, time: report.time, user: report.user, report: report.report };
  return { ...brusselsNow(), user: me, report: '' };
}

const Fields = fieldsFor(dailySchema);

interface DailyDialogProps {
  /** The report to edit; absent: a new one. */
  readonly report: DailyReport | undefined;
  readonly onClose: CloseRecord;
}

/** Form of a daily report; a draft of a new one survives a reload. */
function DailyDialog({ report, onClose }: DailyDialogProps): ReactNode {
  const t = useT();
  const me = useUser();
  const users = useUsersByRoles(DAILY_AUTHOR_ROLES);
  return (
    <RecordForm
      kind={dailyReports}
      schema={dailySchema}
      record={report}
      values={dailyValues(report, me?.id ?? null)}
      valuesOf={(saved) => dailyValues(saved, me?.id ?? null)}
      draftKey={report ? undefined : 'daily.new'}
      onClose={onClose}
    >
      <FormSection>
        <Fields.DateField name="date" label={t('daily.date')} required span={4} />
        <Fields.TimeField name="time" label={t('daily.time')} span={3} />
        <Fields.SelectField
          name="user"
          label={t('daily.user')}
          span={5}
          options={authorChoices(
            users.data?.filter(({ active }) => active) ?? [],
            report ? authorOf(report) : me && { id: me.id, name: personName(me, 'list') },
          )}
          {...(report?.user === null && { emptyLabel: report.user_name ?? '–' })}
          help={users.error ? t('daily.user.failed') : undefined}
        />
        <Fields.TextAreaField name="report" label={t('daily.report')} required span={12} rows={8} />
      </FormSection>
    </RecordForm>
  );
}

const authorOf = ({ user, user_name: name }: DailyReport): Author | null =>
  user === null ? null : { id: user, name: name ?? String(user) };

/** Possible author of a report. */
interface Author {
  readonly id: number;
  readonly name: string;
}

/** Choices of the author, by name: users who write reports, and the present author whatever the role. */
function authorChoices(users: readonly UserSummary[], present: Author | null): Choice[] {
  const known = users.map((user) => ({ value: user.id, label: personName(user, 'list') }));
  const all =
    present && !known.some(({ value }) => value === present.id)
      ? [...known, { value: present.id, label: present.name }]
      : known;
  return all.toSorted((left, right) => left.label.localeCompare(right.label));
}

/** Daily report: what happened on a day, and who wrote it. */
export type DailyReport = components['schemas']['DailyReport'];

/** Body of create and update. */
type DailyReportForm = components['schemas']['DailyReportForm'];

/** Daily reports, the latest first; fetched only while they are shown. */
const useDailyReports = (isShown: boolean) =>
  $api.useQuery('get', '/service/daily/getLimited', {}, { enabled: isShown });

/** Characters of a report that the question before a delete quotes. */
const QUOTED = 120;

const dailyReports: RecordKind<DailyReport, DailyReportForm> = {
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
