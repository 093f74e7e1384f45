import { useT } from '@navette/shared/i18n';
import { useTabState } from '@navette/shared/router';
import { Box, Page, Skeleton } from '@navette/shared/ui';
import { Tabs } from '@navette/shared/ui-overlay';
import { lazy, Suspense, type ReactNode } from 'react';
import { Reports, useDailyReports } from './reports.tsx';

const TABS = ['reports', 'tasks', 'toInvoice'] as const;

/** Lazy: drag and drop is not needed to read the reports. */
const TaskBoard = lazy(async () => ({ default: (await import('../tasks/task-board.tsx')).TaskBoard }));

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
  const board = (
    <Suspense fallback={<Skeleton height="24" />}>
      <TaskBoard />
    </Suspense>
  );
  const items = [
    { value: 'reports', label: t('office.tab.reports'), content: <Reports query={reports} /> },
    { value: 'tasks', label: t('office.tab.tasks'), content: board },
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
