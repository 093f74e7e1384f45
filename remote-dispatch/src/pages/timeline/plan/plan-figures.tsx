import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, describeFault, IconButton } from '@navette/shared/ui';
import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimelineDriver } from '../model/timeline-trip.ts';
import { driverLoads, figuresOf, type PlanFigure, type PlanProposal } from './preview.ts';
import type { PlanWords } from './plan-words.ts';
import type { FollowedFigures } from './use-plan-figures.ts';

/** Returns the text of a figure's value. */
export function useFigureWords(): (id: PlanFigure['id'], value: number) => string {
  const { formatNumber, formatDistance, formatDuration } = useFormats();
  return (id, value) => {
    if (id === 'emptyKm' || id === 'totalKm') return formatDistance(value);
    if (id === 'longestDay' || id === 'lateMinutes') return formatDuration(value * 60);
    return formatNumber(value);
  };
}

/** Change in percent where it says more than the two values; undefined elsewhere, and where it rounds to none. */
const percentOf = ({ id, before, after }: PlanFigure): number | undefined =>
  before > 0 && (id === 'emptyKm' || id === 'totalKm')
    ? Math.round((after / before - 1) * 100) || undefined
    : undefined;

interface PlanFiguresProps {
  readonly proposal: PlanProposal;
  /** They are of former decisions. */
  readonly isOld: boolean;
}

/** The figures of the day before and after. */
export function PlanFigures({ proposal, isOld }: PlanFiguresProps): ReactNode {
  const t = useT();
  const { formatPercent } = useFormats();
  const words = useFigureWords();
  return (
    <Box as="table" css={tableStyle} aria-label={t('timeline.plan.figures')} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col">{t('timeline.plan.figure')}</th>
          <th scope="col">{t('timeline.plan.before')}</th>
          <th scope="col">{t('timeline.plan.after')}</th>
        </tr>
      </thead>
      <tbody>
        {figuresOf(proposal).map((figure) => {
          const { id, before, after } = figure;
          const percent = percentOf(figure);
          return (
            <tr key={id} data-trend={after < before ? 'better' : after > before ? 'worse' : undefined}>
              <th scope="row">{t(`timeline.plan.figure.${id}`)}</th>
              <td>{words(id, before)}</td>
              <td>
                {words(id, after)}
                {percent !== undefined && ` (${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(percent))})`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}

const tableStyle = {
  width: '100%',
  textStyle: 'xs',
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: '0.5',
    paddingInline: '1',
    textAlign: 'end',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& td': { whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start' },
  '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 'semibold', color: 'fg.muted' },
  '&[aria-busy=true] td:last-of-type': { opacity: '0.5' },
  '& [data-trend=better] td:last-of-type': { fontWeight: 'semibold', color: 'green.700' },
  '& [data-trend=worse] td:last-of-type': { fontWeight: 'semibold', color: 'orange.700' },
} as const;

/** The word that the figures do not follow the decisions, with the button that asks for them again. */
export function FiguresFailure({ failure, retry }: Pick<FollowedFigures, 'failure' | 'retry'>): ReactNode {
  const t = useT();
  if (failure === undefined) return null;
  const { messageKey, params } = describeFault(failure);
  return (
    <Alert
      status="warning"
      title={t('timeline.plan.figures.failed')}
      actions={
        <Button size="xs" onClick={retry}>
          {t('shared.retry')}
        </Button>
      }
    >
      {t(messageKey, params)}
    </Alert>
  );
}

interface PlanDriversProps {
  readonly proposal: PlanProposal;
  readonly drivers: readonly TimelineDriver[];
  readonly words: PlanWords;
  readonly locked: ReadonlySet<number>;
  readonly onLock: (driverId: number) => void;
}

/** The load of each driver before and after, with the lock of his day. */
export function PlanDrivers({ proposal, drivers, words, locked, onLock }: PlanDriversProps): ReactNode {
  const t = useT();
  const { formatNumber } = useFormats();
  const change = ([before, after]: readonly [number, number], text: (value: number) => string) =>
    before === after ? text(after) : t('timeline.plan.move', { from: text(before), to: text(after) });
  return (
    <Box as="table" css={tableStyle} aria-label={t('timeline.plan.load')}>
      <thead>
        <tr>
          <th scope="col">{t('planning.column.driver')}</th>
          <th scope="col">{t('timeline.plan.load.trips')}</th>
          <th scope="col">{t('timeline.plan.load.hours')}</th>
          <th scope="col">{t('timeline.plan.load.emptyKm')}</th>
          <th scope="col">{t('timeline.plan.lock')}</th>
        </tr>
      </thead>
      <tbody>
        {driverLoads(proposal, drivers).map(({ driverId, trips, minutes, emptyKm }) => {
          const name = words.driver(driverId);
          const isLocked = locked.has(driverId);
          return (
            <tr key={driverId}>
              <th scope="row">{name}</th>
              <td>{change(trips, (value) => formatNumber(value))}</td>
              <td>{change(minutes, hours)}</td>
              <td>{change(emptyKm, (value) => formatNumber(Math.round(value)))}</td>
              <td>
                <IconButton
                  size="xs"
                  aria-pressed={isLocked}
                  label={t('timeline.plan.lockDriver.of', { driver: name })}
                  onClick={() => onLock(driverId)}
                >
                  {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
                </IconButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}

/** Minutes as hours and minutes: "9:05". */
const hours = (minutes: number): string =>
  `${String(Math.floor(minutes / 60))}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;
