import { useT } from '@navette/shared/i18n';
import { Box, Button, EmptyState, Heading, Stack } from '@navette/shared/ui';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanProposal } from './preview.ts';
import type { PlanWords } from './plan-words.ts';

interface PlanRestProps {
  readonly proposal: PlanProposal;
  readonly words: PlanWords;
  readonly onShow: (bookingId: number) => void;
}

/** Trips that fit nobody, with the rule and what would make it possible; then trips and drivers that could not be planned. */
export function PlanRest({ proposal: { unassigned, ignored }, words, onShow }: PlanRestProps): ReactNode {
  const t = useT();
  if (unassigned.length + ignored.length === 0)
    return <EmptyState title={t('timeline.plan.rest.none')} icon={<CircleCheck aria-hidden />} />;
  return (
    <Stack gap="4" textStyle="xs">
      {unassigned.length > 0 && (
        <Box as="section">
          <Heading as="h3" size="sm">
            {t('timeline.plan.unassigned', { count: unassigned.length })}
          </Heading>
          <Box as="ul" css={listStyle}>
            {unassigned.map((trip) => {
              const { why, possible } = words.unassigned(trip);
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
                    {words.trip(trip.bookingId)}
                  </Button>
                  <span>{why}</span>
                  {possible !== '' && <span>{possible}</span>}
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
  '& button': { fontWeight: 'semibold' },
} as const;
