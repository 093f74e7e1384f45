import { onResync, onServerEvent } from '@navette/shared/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshReleases } from './refresh-releases.ts';

/** Invalidates the page's queries when the socket announces a release. */
export function useLiveReleases(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshReleases(cache);
    const stopReleases = onServerEvent('release', refresh);
    const stopResync = onResync(refresh);
    return () => {
      stopReleases();
      stopResync();
    };
  }, [cache]);
}
