import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { invalidate, type CallKey } from '../api/invalidate.ts';
import type { SocketStatus } from './connection.ts';
import type { BookingUpdate, ConnectedUser } from './events.ts';
import { onBookingUpdate, onResync } from './live-events.ts';
import { presenceAtom, socketStatusAtom } from './start-realtime.ts';

/** What the socket is worth now. */
export const useSocketStatus = (): SocketStatus => useAtomValue(socketStatusAtom);

/** Who of the staff is connected. */
export const usePresence = (): readonly ConnectedUser[] => useAtomValue(presenceAtom);

/** Updates that come within this time are answered by one refresh, ms. */
const TOGETHER = 250;

/**
 * Keeps what a screen shows of bookings fresh: asks for the calls again when bookings change somewhere, and when the connection is back after
 * a gap. Updates that come together cause one refresh; those that come while it is under way cause one after it, so that a stream of them starves none.
 * @param calls a constant declared outside the component
 * @param concerns whether an update touches what the screen shows, such as its days; absent: every update does
 */
export function useLiveBookings(calls: readonly CallKey[], concerns?: (update: BookingUpdate) => boolean): void {
  const queryClient = useQueryClient();
  const latest = useRef(concerns);
  useEffect(() => {
    latest.current = concerns;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    let missed = false;
    let stopped = false;
    const ask = async () => {
      timer = undefined;
      missed = asking;
      if (asking) return;
      asking = true;
      await invalidate(queryClient, calls);
      asking = false;
      if (missed && !stopped) refresh();
    };
    const refresh = () => {
      timer ??= setTimeout(() => void ask(), TOGETHER);
    };
    const stopUpdates = onBookingUpdate((update) => {
      if (latest.current?.(update) !== false) refresh();
    });
    const stopResync = onResync(refresh);
    return () => {
      stopped = true;
      clearTimeout(timer);
      stopUpdates();
      stopResync();
    };
  }, [queryClient, calls]);
}
