import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { Popover } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import type { FoldedTrips } from '../model/lay-out.ts';
import type { Booking } from '../model/week-trips.ts';
import { useTripText } from './trip-block.tsx';

interface MoreTripsProps {
  readonly folded: FoldedTrips;
  readonly top: string;
  readonly onOpen: (booking: Booking) => void;
}

/** Width of the margin for the counts. */
export const CHIP_WIDTH = '26px';

const CHIP = {
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 1,
  width: '26px',
  minHeight: '24px',
  fontSize: '0.7rem',
  fontWeight: 600,
  borderRadius: '4px',
  background: 'var(--chakra-colors-gray-800)',
  color: 'white',
} as const;
const LINE = {
  display: 'block',
  width: '100%',
  textAlign: 'start',
  padding: '4px 0',
  minHeight: '24px',
  cursor: 'pointer',
} as const;

/** Trips without room beside the others: their count, and a list of them. */
export function MoreTrips({ folded: { trips }, top, onOpen }: MoreTripsProps): ReactNode {
  const t = useT();
  const say = useTripText();
  const label = t('calendar.more', { count: trips.length });
  return (
    <Popover
      title={label}
      trigger={
        <button
          type="button"
          style={{ ...CHIP, top }}
          aria-label={label}
          onPointerDown={(event) => event.stopPropagation()}
        >
          +{trips.length}
        </button>
      }
    >
      <Box as="ul" listStyleType="none" padding="0" margin="0">
        {trips.map((trip) => (
          <li key={trip.booking.id}>
            <button type="button" style={LINE} onClick={() => onOpen(trip.booking)}>
              {say(trip)}
            </button>
          </li>
        ))}
      </Box>
    </Popover>
  );
}
