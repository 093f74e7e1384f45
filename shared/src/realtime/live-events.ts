import type { ServerEvent, ServerEvents } from './events.ts';
import { isEventPayload } from './event-guards.ts';

type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();

/** What the server tells is not repeated: after a gap, everything live on the screen is asked for again. */
const RESYNC = 'resync';

function listen(event: string, listener: Listener): () => void {
  const known = listeners.get(event) ?? new Set();
  listeners.set(event, known.add(listener));
  return () => {
    known.delete(listener);
  };
}

/** Passes something on to who listens; what is not of the event's shape is dropped. */
export function publish(event: string, payload: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(payload);
}

/** Passes on that something may have been missed. */
export const publishResync = (): void => publish(RESYNC, undefined);

/**
 * Hears what the server tells. Prefer the hooks inside components.
 * @returns stops hearing
 */
export function onServerEvent<Event extends ServerEvent>(
  event: Event,
  listener: (payload: ServerEvents[Event]) => void,
): () => void {
  return listen(event, (payload) => {
    if (isEventPayload(event, payload)) listener(payload);
  });
}

/** Hears that bookings changed. @returns stops hearing */
export const onBookingUpdate = (listener: (update: ServerEvents['booking_update']) => void): (() => void) =>
  onServerEvent('booking_update', listener);

/** Hears that updates may have been missed: the connection is back after a gap, or the server had one. @returns stops hearing */
export function onResync(listener: () => void): () => void {
  const stops = [listen(RESYNC, listener), onServerEvent('live_gap', listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
