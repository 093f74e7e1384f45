/** All directions, as the gesture library numbers them. */
const ALL_WAYS = 30;

/** As much of the library's gestures as is set here. */
interface Gestures {
  readonly get: (name: 'pan') => { readonly set: (options: { readonly direction: number }) => unknown };
}

const part = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;

const isGestures = (value: unknown): value is Gestures => typeof part(value, 'get') === 'function';

/**
 * Lets blocks be dragged straight up and down. vis-timeline 8.5.4 means to, but sets a direction that does not exist (`Hammer.ALL`), so that this works
 * only while the rows overflow the board.
 */
export function dragAllWays(timeline: object): void {
  const gestures = part(part(timeline, 'itemSet'), 'hammer');
  if (isGestures(gestures)) gestures.get('pan').set({ direction: ALL_WAYS });
}
