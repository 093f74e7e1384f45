/** `Hammer.DIRECTION_ALL`. */
const ALL_DIRECTIONS = 30;

/** The part of the library's gestures that is set here. */
interface Gestures {
  readonly get: (name: 'pan') => { readonly set: (options: { readonly direction: number }) => unknown };
}

const part = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;

const isGestures = (value: unknown): value is Gestures => typeof part(value, 'get') === 'function';

/**
 * Lets blocks be dragged vertically. vis-timeline 8.5.4 intends it, but sets a direction that does not exist
 * (`Hammer.ALL`), so that it works only while the rows overflow the board.
 */
export function allowVerticalDrag(timeline: object): void {
  const gestures = part(part(timeline, 'itemSet'), 'hammer');
  if (isGestures(gestures)) gestures.get('pan').set({ direction: ALL_DIRECTIONS });
}
