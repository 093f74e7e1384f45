import type { Accepted } from '@navette/shared/domain';
import { Grid, Stack } from '@navette/shared/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { DriverChoice } from '../../pickers/driver-source.ts';
import { useBookingScreen } from './booking-context.ts';
import { BookingHistory } from './history/booking-history.tsx';
import { LinkedLeg } from './linked/linked-leg.tsx';
import { ReturnSection } from './pair/return-section.tsx';
import { Editable } from './sections/editable.tsx';
import { FollowUpSection } from './sections/follow-up-section.tsx';
import { InsuranceSection } from './sections/insurance-section.tsx';
import { MatchingReturn } from './sections/matching-return.tsx';
import { PriceSection } from './sections/price-section.tsx';
import { TripSection } from './sections/trip-section.tsx';
import { WhenSection } from './sections/when-section.tsx';
import { TripSummary } from './trip/trip-summary.tsx';
import type { BookingSources } from './trip/use-booking-sources.ts';
import type { Trip } from './trip/use-trip.ts';

/** The parts of the form, in page order. */
export interface BookingSectionsProps {
  /** Under day and time: what waits to be done with the booking. Never first, where a stray Enter would do it. */
  readonly notice?: ReactNode;
  readonly sources: BookingSources;
  /** One column in any case. */
  readonly narrow: boolean;
  readonly trip: Trip;
  readonly onDriverChosen?: ((driver: DriverChoice | null, anyway?: boolean) => void) | undefined;
  readonly onAcceptedChosen?: ((accepted: Accepted) => void) | undefined;
}

/** Ctrl+Enter saves from any field; one that has a use of its own for the key keeps it. */
function saveOnCtrlEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

/** Two columns side by side in the admin variant on a wide screen, else one under the other. */
export function BookingSections({
  notice,
  sources,
  narrow,
  trip,
  onDriverChosen,
  onAcceptedChosen,
}: BookingSectionsProps): ReactNode {
  const { isAdmin, row } = useBookingScreen();
  return (
    <Stack gap="4" onKeyDown={saveOnCtrlEnter}>
      <Grid
        templateColumns={
          isAdmin && !narrow ? { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } : 'minmax(0, 1fr)'
        }
        columnGap="8"
        rowGap="2"
        alignItems="start"
      >
        <Stack gap="2" minWidth="0">
          <Editable>
            <TripSection {...{ sources, onDriverChosen }} driver={trip.driver} />
            <WhenSection />
            {notice}
          </Editable>
          <TripSummary trip={trip} />
          <LinkedLeg />
          <MatchingReturn />
          <Editable>
            <ReturnSection sources={sources} />
            <FollowUpSection {...{ sources, onAcceptedChosen }} />
          </Editable>
        </Stack>
        <Stack gap="2" minWidth="0">
          <Editable>
            <PriceSection />
            <InsuranceSection />
          </Editable>
        </Stack>
      </Grid>
      {row && <BookingHistory id={row.id} sources={sources} />}
    </Stack>
  );
}
