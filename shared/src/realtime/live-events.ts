import type { ServerEvent, ServerEvents } from './events.ts';
import { isEventPayload } from './event-guards.ts';

type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();

/** Events are not replayed: after a gap, everything live on the screen is fetched again. */
const RESYNC = 'resync';

function listen(event: string, listener: Listener): () => void {
  const known = listeners.get(event) ?? new Set();
  listeners.set(event, known.add(listener));
  return () => {
    known.delete(listener);
  };
}

/** Notifies the subscribers of an event; a payload of another shape is dropped. */
export function publish(event: string, payload: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(payload);
}

/** Notifies the subscribers of a resync. */
export const publishResync = (): void => publish(RESYNC, undefined);

/**
 * Subscribes to an event of the server. Prefer the hooks inside components.
 * @returns unsubscribe
 */
export function onServerEvent<Event extends ServerEvent>(
  event: Event,
  listener: (payload: ServerEvents[Event]) => void,
): () => void {
  return listen(event, (payload) => {
    if (isEventPayload(event, payload)) listener(payload);
  });
}

/** Subscribes to changes of bookings. @returns unsubscribe */
export const onBookingUpdate = (listener: (update: ServerEvents['booking_update']) => void): (() => void) =>
  onServerEvent('booking_update', listener);

/** Subscribes to resyncs: the connection was restored after a gap, or the server itself had one. @returns unsubscribe */
export function onResync(listener: () => void): () => void {
  const stops = [listen(RESYNC, listener), onServerEvent('live_gap', listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
