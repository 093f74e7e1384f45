import { useT } from '@navette/shared/i18n';
import { Link, choicesParam, useSearchState } from '@navette/shared/router';
import { Box, Button, EmptyState, ErrorState, Heading, Panel, Spinner, Text } from '@navette/shared/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';

export interface ChartLoad {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** One line of the table of a chart. */
export interface ChartRow {
  readonly label: string;
  /** Link to the list of its figure. */
  readonly to?: string | undefined;
  readonly values: readonly string[];
}

/** Height in pixels of the button that opens the table. */
const BUTTON_HEIGHT = 40;

interface ChartFigureProps {
  readonly name: ChartName;
  readonly title: string;
  /** Scope of the figures, if the title does not state it. */
  readonly note?: string;
  readonly load: ChartLoad;
  /** Undefined until the first answer. */
  readonly rows: readonly ChartRow[] | undefined;
  /** Headings of the table: of the labels, then of the values. */
  readonly heads: readonly string[];
  readonly isEmpty?: boolean;
  readonly height?: number;
  /** Takes the whole width of the page. */
  readonly wide?: boolean;
  /** The chart, for sighted pointer users; its table has the same content for everybody. */
  readonly children: ReactNode;
}

/** A chart with its heading, its states, and a table of its figures whose labels link to the lists behind them. */
export function ChartFigure(props: ChartFigureProps): ReactNode {
  const { title, note, load, rows, isEmpty, height = 280, wide = false, children } = props;
  const t = useT();
  return (
    <Panel aria-label={title} breakInside="avoid" {...(wide && { gridColumn: '1 / -1' })}>
      <Heading as="h2" style={{ fontSize: '1rem' }}>
        {title}
      </Heading>
      {note !== undefined && <Text tone="muted">{note}</Text>}
      {load.error || !rows || isEmpty ? (
        // Reserves the height of the chart, so that nothing moves when the figures arrive or the period changes.
        <Box style={{ minHeight: height + BUTTON_HEIGHT }}>
          {load.error ? (
            <ErrorState error={load.error} onRetry={() => void load.refetch()} retrying={load.isFetching} />
          ) : rows ? (
            <EmptyState title={t('results.empty')} />
          ) : (
            <Spinner />
          )}
        </Box>
      ) : (
        <>
          <div role="img" aria-label={t('results.chart', { title })} style={{ height }}>
            <Deferred>{children}</Deferred>
          </div>
          <Figures {...props} rows={rows} />
        </>
      )}
    </Panel>
  );
}

/** Draws the charts from top to bottom, a chart a turn: ten at once block the page for half a second, and most of them are below the fold. */
function Deferred({ children }: { readonly children: ReactNode }): ReactNode {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let isGone = false;
    const draw = () => {
      if (!isGone) setDue(true);
    };
    turns = turns.then(draw).then(drawn);
    return () => {
      isGone = true;
    };
  }, []);
  return isDue && children;
}

let turns: Promise<unknown> = Promise.resolve();

/** Resolves after the next frame, in which a chart learns its size, and the drawing that follows. */
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

type FiguresProps = Pick<ChartFigureProps, 'name' | 'title' | 'heads'> & { readonly rows: readonly ChartRow[] };

/** The table, rendered when it is opened: a year of days has many rows. */
function Figures(props: FiguresProps): ReactNode {
  const t = useT();
  const { name, title } = props;
  const [isOpen, setOpen] = useOpenFigures(name);
  return (
    <>
      <Button
        variant="ghost"
        icon={isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
        aria-expanded={isOpen}
        aria-label={t('results.figuresOf', { title })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('results.figures')}
      </Button>
      {isOpen && <FiguresTable {...props} />}
    </>
  );
}

function FiguresTable({ title, heads, rows }: FiguresProps): ReactNode {
  const t = useT();
  return (
    <Box
      style={{ maxHeight: '20rem', overflow: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={t('results.figuresOf', { title })}
    >
      <table style={{ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" style={{ textAlign: index === 0 ? 'start' : 'end', padding: '4px 8px' }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, to, values }) => (
            <tr key={label} style={{ borderTop: '1px solid var(--chakra-colors-border)' }}>
              <th scope="row" style={{ textAlign: 'start', fontWeight: 400, padding: '4px 8px' }}>
                {to ? (
                  <Link to={to} style={{ textDecoration: 'underline' }}>
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </th>
              {values.map((value, index) => (
                <td key={heads[index + 1]} style={{ textAlign: 'end', padding: '4px 8px' }}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** The charts of the dashboard. */
const CHARTS = [
  'unpaid',
  'unpaidByClient',
  'unpaidTop',
  'byMonth',
  'shares',
  'bookingsByMonth',
  'amountByDay',
  'profitByDay',
  'bookingsByDay',
  'byHour',
  'unmet',
  'budget',
] as const;

type ChartName = (typeof CHARTS)[number];

const SEARCH = { figures: choicesParam(CHARTS) };

/** Whether the table of a chart is open, in the URL: after Back from a list the user finds the figure that led there. */
function useOpenFigures(name: ChartName): readonly [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [{ figures }, setSearch] = useSearchState(SEARCH);
  const isOpen = figures.includes(name);
  return [
    isOpen,
    (open) => setSearch({ figures: open ? [...figures, name] : figures.filter((other) => other !== name) }),
  ];
}
