import { brusselsToday } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { PaperSection, PaperTable, PrintRoot, type PaperColumn } from '@navette/shared/ui-document';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { PlanCall } from './plan-calls.ts';
import type { PlanCalls } from './plan-calls-list.tsx';
import type { ChangeLine } from './plan-changes.tsx';
import { useFigureWords } from './plan-figures.tsx';
import type { PlanWords } from './plan-words.ts';
import { figuresOf, type PlanFigure, type PlanQuery } from './preview.ts';
import type { DecidedPlan } from './use-plan-figures.ts';

interface PlanPaperProps {
  readonly decided: DecidedPlan;
  /** The query that was answered. */
  readonly base: PlanQuery;
  readonly calls: PlanCalls;
  readonly lines: readonly ChangeLine[];
  readonly words: PlanWords;
}

/** Print version of the page while a plan is previewed: figures, kept and dropped changes with their reasons, and what could not be planned. */
export function PlanPaper(props: PlanPaperProps): ReactNode {
  return useIsPrinting() && <Paper {...props} />;
}

/** Whether the page is being printed. Rendered in the event, since the page is printed as it is then. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

function Paper({ decided: { proposal, placed }, base, calls, lines, words }: PlanPaperProps): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday, formatPhone } = useFormats();
  const figure = useFigureWords();
  const day = `${formatWeekday(proposal.date)} ${formatDate(proposal.date)}`;
  const title = t('timeline.plan.title', { day });
  const running = `${title} · ${t('table.print.on', { date: formatDate(brusselsToday()) })}`;
  const { ignored } = proposal;
  const unassigned = proposal.unassigned.filter(({ bookingId }) => !placed.has(bookingId));
  const figureColumns: readonly PaperColumn<PlanFigure>[] = [
    { header: 'timeline.plan.figure', width: '50%', cell: ({ id }) => t(`timeline.plan.figure.${id}`) },
    { header: 'timeline.plan.before', width: '25%', cell: ({ id, before }) => figure(id, before) },
    { header: 'timeline.plan.after', width: '25%', cell: ({ id, after }) => figure(id, after) },
  ];
  const lineColumns: readonly PaperColumn<ChangeLine>[] = [
    {
      header: 'timeline.plan.kept',
      width: '11%',
      cell: ({ kept }) => t(kept ? 'timeline.plan.kept.yes' : 'timeline.plan.kept.no'),
    },
    { header: 'timeline.plan.column.trip', width: '28%', cell: ({ change }) => words.trip(change.bookingId) },
    { header: 'timeline.plan.column.move', width: '26%', cell: ({ change }) => words.move(change) },
    { header: 'timeline.plan.column.why', width: '35%', cell: ({ change }) => words.reasons(change) },
  ];
  const callColumns: readonly PaperColumn<PlanCall>[] = [
    {
      header: 'timeline.plan.calls.done',
      width: '11%',
      cell: ({ key }) => (calls.called.has(key) ? t('timeline.plan.kept.yes') : '☐'),
    },
    { header: 'timeline.plan.calls.who', width: '28%', cell: (call) => words.person(call) },
    {
      header: 'timeline.plan.calls.phone',
      width: '22%',
      cell: (call) => calls.numbersOf(call).numbers.map(formatPhone).join(', '),
    },
    {
      header: 'timeline.plan.calls.say',
      width: '39%',
      cell: ({ reasons }) => reasons.map((reason) => words.say(reason)).join(' '),
    },
  ];
  return (
    <PrintRoot>
      <Box as="article" css={sheetStyle}>
        <PaperSection
          level="part"
          title={title}
          note={[words.repair(base), t('timeline.plan.paper.note')].filter(Boolean).join('. ')}
        >
          <PaperTable running={running} columns={figureColumns} rows={figuresOf(proposal)} rowKey={({ id }) => id} />
        </PaperSection>
        <PaperSection level="part" title={t('timeline.plan.changes')}>
          <PaperTable running={running} columns={lineColumns} rows={lines} rowKey={({ change }) => change.bookingId} />
        </PaperSection>
        {calls.calls.length > 0 && (
          <PaperSection level="part" title={t('timeline.plan.calls')}>
            <PaperTable running={running} columns={callColumns} rows={calls.calls} rowKey={({ key }) => key} />
          </PaperSection>
        )}
        {unassigned.length > 0 && (
          <PaperSection level="part" title={t('timeline.plan.unassigned', { count: unassigned.length })}>
            <ul>
              {unassigned.map((trip) => {
                const { why, possible } = words.unassigned(trip);
                return (
                  <li key={trip.bookingId}>
                    {[words.trip(trip.bookingId), why, possible].filter(Boolean).join(' · ')}
                  </li>
                );
              })}
            </ul>
          </PaperSection>
        )}
        {ignored.length > 0 && (
          <PaperSection level="part" title={t('timeline.plan.ignored', { count: ignored.length })}>
            <ul>
              {ignored.map((one) => (
                <li key={`${one.kind} ${String(one.bookingId)} ${String(one.driverId)}`}>{words.ignored(one)}</li>
              ))}
            </ul>
          </PaperSection>
        )}
      </Box>
    </PrintRoot>
  );
}

/** Style of a printed plan. */
export const sheetStyle = {
  colorScheme: 'light',
  bg: 'bg.panel',
  color: 'black',
  fontSize: '9pt',
  lineHeight: '1.3',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& thead': { display: 'table-header-group' },
  '& tr, & li': { breakInside: 'avoid' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '0.5pt solid {colors.gray.600}',
    padding: '1mm 1.5mm',
  },
  '& th': { fontWeight: 'semibold' },
} as const;
