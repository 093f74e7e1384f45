import { useLive } from '@navette/shared/realtime';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../office/use-now.ts';
import { liveDrivers, NO_LIVE, type LiveDrivers } from '../model/live-drivers.ts';
import { useDriverRefreshTimes } from '../requests/use-driver-refresh-times.ts';

/**
 * Follows the positions of the drivers, and tells how each is connected when that changes. It draws nothing: a position, of which several come each
 * second, is no reason to look at the page again.
 */
export function LiveMarks({ onChange }: { readonly onChange: (live: LiveDrivers) => void }): null {
  const { records, status } = useLive('locations');
  const drivers = useDriverRefreshTimes();
  const now = useNow();
  const last = useRef(NO_LIVE);
  useEffect(() => {
    if (!drivers || status === 'loading') return;
    const next = liveDrivers(last.current, drivers, records, now);
    if (next === last.current) return;
    last.current = next;
    onChange(next);
  }, [drivers, records, status, now, onChange]);
  return null;
}
