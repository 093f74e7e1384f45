import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { invalidate, type CallKey } from '../api/calls.ts';
import type { SocketStatus } from './connection.ts';
import type { BookingUpdate, ConnectedUser } from './events.ts';
import { subscribeLive } from './live-store/suite-live-store.ts';
import { onBookingUpdate, onResync, onServerEvent } from './live-events.ts';
import { presenceAtom, socketStatusAtom } from './start-realtime.ts';

/** Status of the connection. */
export const useSocketStatus = (): SocketStatus => useAtomValue(socketStatusAtom);

/** Connected members of staff. */
export const usePresence = (): readonly ConnectedUser[] => useAtomValue(presenceAtom);

/** Debounce of updates, ms: those within it share one refresh. */
const TOGETHER = 250;

/**
 * Invalidates calls when bookings change on the server, and after a reconnect (see {@link useRefreshed}).
 * @param calls a constant declared outside the component
 * @param concerns whether an update concerns the screen, such as its days; missing: every update does
 */
export function useLiveBookings(calls: readonly CallKey[], concerns?: (update: BookingUpdate) => boolean): void {
  const latest = useRef(concerns);
  useEffect(() => {
    latest.current = concerns;
  });
  const subscribe = useCallback(
    (refresh: () => void) =>
      onBookingUpdate((update) => {
        if (latest.current?.(update) !== false) refresh();
      }),
    [],
  );
  useRefreshed(calls, subscribe);
}

const onPlatformUpdate = (refresh: () => void) => onServerEvent('platform_update', refresh);

/**
 * Invalidates calls when offers or bookings of the external platform change, and after a reconnect.
 * @param calls a constant declared outside the component
 */
export const useLivePlatform = (calls: readonly CallKey[]): void => useRefreshed(calls, onPlatformUpdate);

const onBankUpdate = (refresh: () => void) => onServerEvent('bank_update', refresh);

/**
 * Invalidates calls when bank transactions are imported or reconciled, and after a reconnect.
 * @param calls a constant declared outside the component
 */
export const useLiveBank = (calls: readonly CallKey[]): void => useRefreshed(calls, onBankUpdate);

const onAppsUpdate = (refresh: () => void) => onServerEvent('apps_update', refresh);

/**
 * Invalidates calls when somebody connects or disconnects, an app reports its state, or a command progresses; and after a reconnect.
 * @param calls a constant declared outside the component
 */
export const useLiveApps = (calls: readonly CallKey[]): void => useRefreshed(calls, onAppsUpdate);

/** Milliseconds between two questions where drivers are expected: positions come several times a second. */
const POSITIONS_TOGETHER = 10_000;

function onPositions(refresh: () => void): () => void {
  let isFirst = true;
  return subscribeLive('locations', ({ status }) => {
    if (status !== 'ready') return;
    if (!isFirst) refresh();
    isFirst = false;
  }).stop;
}

const never = () => () => undefined;

/**
 * Invalidates calls when drivers report positions, at most every ten seconds, and after a reconnect.
 * @param calls a constant declared outside the component
 * @param enabled false: positions are not listened to, as for users without the permission
 */
export const useLivePositions = (calls: readonly CallKey[], enabled = true): void =>
  useRefreshed(calls, enabled ? onPositions : never, POSITIONS_TOGETHER);

/**
 * Updates are debounced; those that arrive during a refresh cause one more after it, so that a stream of updates starves none.
 * @param subscribe a constant function
 */
function useRefreshed(
  calls: readonly CallKey[],
  subscribe: (refresh: () => void) => () => void,
  together: number = TOGETHER,
): void {
  const queryClient = useQueryClient();
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
      timer ??= setTimeout(() => void ask(), together);
    };
    const stopUpdates = subscribe(refresh);
    const stopResync = onResync(refresh);
    return () => {
      stopped = true;
      clearTimeout(timer);
      stopUpdates();
      stopResync();
    };
  }, [queryClient, calls, subscribe, together]);
}
