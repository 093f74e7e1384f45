import { choicesParam, useSearchState } from '@navette/shared/router';

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
] as const;

/** A chart of the dashboard. */
export type ChartName = (typeof CHARTS)[number];

const SEARCH = { figures: choicesParam(CHARTS) };

/** Whether the table of a chart is open, in the URL: whoever comes back from a list finds the figure that led there. */
export function useOpenFigures(name: ChartName): readonly [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [{ figures }, setSearch] = useSearchState(SEARCH);
  const isOpen = figures.includes(name);
  return [
    isOpen,
    (open) => setSearch({ figures: open ? [...figures, name] : figures.filter((other) => other !== name) }),
  ];
}
