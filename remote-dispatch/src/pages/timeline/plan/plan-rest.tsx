import { useT } from '@navette/shared/i18n';
import { Box, Button, EmptyState, Heading, Stack } from '@navette/shared/ui';
import { CircleCheck, Square, SquareCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanWords } from './plan-words.ts';
import type { DecidedPlan } from './use-plan-figures.ts';
import type { PlanState } from './use-plan-state.ts';

interface PlanRestProps {
  readonly decided: DecidedPlan;
  readonly words: PlanWords;
  readonly lockedDrivers: ReadonlySet<number>;
  readonly take: PlanState['take'];
  readonly onShow: (bookingId: number) => void;
  /** Drops the change of a trip that was taken. */
  readonly onDrop: (bookingId: number) => void;
}

/** Trips that fit nobody, with the rule and what would make it possible; then trips and drivers that could not be planned. */
export function PlanRest(props: PlanRestProps): ReactNode {
  const { decided, words, lockedDrivers, take, onShow, onDrop } = props;
  const { placed } = decided;
  const { unassigned, ignored } = decided.proposal;
  const t = useT();
  if (unassigned.length + ignored.length === 0)
    return <EmptyState title={t('timeline.plan.rest.none')} icon={<CircleCheck aria-hidden />} />;
  return (
    <Stack gap="4" textStyle="xs">
      {unassigned.length > 0 && (
        <Box as="section">
          <Heading as="h3" size="sm">
            {t('timeline.plan.unassigned', {
              count: unassigned.filter(({ bookingId }) => !placed.has(bookingId)).length,
            })}
          </Heading>
          <Box as="ul" css={listStyle}>
            {unassigned.map((trip) => {
              const { why, possible } = words.unassigned(trip);
              const name = words.trip(trip.bookingId);
              const isTaken = placed.has(trip.bookingId);
              return (
                <li key={trip.bookingId}>
                  <Button
                    size="xs"
                    variant="plain"
                    whiteSpace="normal"
                    textAlign="start"
                    lineHeight="short"
                    onClick={() => onShow(trip.bookingId)}
                  >
                    {name}
                  </Button>
                  <span>{why}</span>
                  {trip.wouldFit && (
                    <>
                      <span>{possible}</span>
                      <Button
                        size="xs"
                        icon={isTaken ? <SquareCheck aria-hidden /> : <Square aria-hidden />}
                        aria-pressed={isTaken}
                        aria-label={t('timeline.plan.take.of', { trip: name })}
                        disabled={lockedDrivers.has(trip.wouldFit.driverId)}
                        onClick={() => (isTaken ? onDrop(trip.bookingId) : take(trip))}
                      >
                        {t('timeline.plan.take')}
                      </Button>
                    </>
                  )}
                </li>
              );
            })}
          </Box>
        </Box>
      )}
      {ignored.length > 0 && (
        <Box as="section">
          <Heading as="h3" size="sm">
            {t('timeline.plan.ignored', { count: ignored.length })}
          </Heading>
          <Box as="ul" css={listStyle}>
            {ignored.map((one) => (
              <li key={`${one.kind} ${String(one.bookingId)} ${String(one.driverId)}`}>
                <span>{words.ignored(one)}</span>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Stack>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: '0',
  padding: '0',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    paddingBlock: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
  '& > li > button:first-of-type': { fontWeight: 'semibold' },
} as const;
