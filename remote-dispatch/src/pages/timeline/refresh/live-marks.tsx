import { useLive } from '@navette/shared/realtime';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../office/use-now.ts';
import { liveDrivers, NO_LIVE, type LiveDrivers } from '../model/live-drivers.ts';
import { useDriverRefreshTimes } from '../requests/use-driver-refresh-times.ts';

/**
 * Subscribes to the drivers' positions and notifies when a connection status changes. A component of its own that
 * renders nothing: positions arrive several times a second and must not re-render the page.
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
