import type { components } from '@navette/openapi/types';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { bookingsLink } from './day-links.ts';
import { FigureLink, type FigureTone } from './figure.tsx';

type Overview = components['schemas']['DayOverview'];
type Trips = NonNullable<Overview['trips']>;

/** Figures in their order; `tone` when there are any. */
const FIGURES = [
  { key: 'driven', count: 'driven', day: 'today', tone: 'plain' },
  { key: 'done', count: 'done', day: 'today', tone: 'plain' },
  { key: 'underWay', count: 'underWay', day: 'today', tone: 'plain' },
  { key: 'late', count: 'late', day: 'today', tone: 'error' },
  { key: 'toAssign', count: 'toAssign', day: 'today', tone: 'error' },
  { key: 'toAssign', count: 'toAssignTomorrow', day: 'tomorrow', tone: 'warning' },
] as const satisfies readonly {
  key: string;
  count: keyof Trips;
  day: 'today' | 'tomorrow';
  tone: FigureTone;
}[];

interface TripFiguresProps {
  /** Undefined while it is loading. */
  readonly overview: Pick<Overview, 'today' | 'tomorrow' | 'trips'> | undefined;
  /** Day that the links fall back to while the overview is loading. */
  readonly today: string;
}

/** Trips of the day by how far they are, and those of tomorrow without a driver. */
export function TripFigures({ overview, today }: TripFiguresProps): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const trips = overview?.trips;
  return FIGURES.map(({ key, count, day, tone }) => {
    const value = trips?.[count];
    return (
      <Box as="li" key={count}>
        <FigureLink
          to={bookingsLink(overview?.[day] ?? today, key)}
          label={t(`home.trips.${count}`)}
          value={value === undefined ? undefined : formatNumber(value)}
          tone={value === undefined || value === 0 ? 'plain' : tone}
        />
      </Box>
    );
  });
}
