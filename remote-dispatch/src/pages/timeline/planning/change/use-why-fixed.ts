import { useOnline } from '@navette/shared/api';
import { BookingStatus } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useCallback } from 'react';
import type { TimelineTrip } from '../../model/timeline-trip.ts';

/** Why a trip can't get another driver or time; undefined when it can. */
export function useWhyFixed(): (trip: TimelineTrip) => string | undefined {
  const t = useT();
  const isOnline = useOnline();
  return useCallback(
    ({ booking }) => {
      if (booking.status !== BookingStatus.pending) return t('timeline.menu.over');
      return isOnline ? undefined : t('form.offline');
    },
    [t, isOnline],
  );
}
