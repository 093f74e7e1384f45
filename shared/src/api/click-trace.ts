/** User events that begin a trace: the calls they cause share its id. */
const ACTS = ['click', 'submit', 'change', 'popstate'] as const;

/** Milliseconds after a user event within which calls belong to its trace; polls get traces of their own. */
const FOLLOWS_WITHIN = 5_000;

/** Names the trace of a call: the value of its `traceparent` header. */
export type TraceOfCall = () => string;

/**
 * Begins a W3C trace at each click, submit and change: calls that follow within five seconds share it, later ones have one of their own. Nothing is
 * sent but the calls themselves, with random numbers in a header.
 * @param target event target; its listeners are added in the capture phase, so that they run before all others
 */
export function followClicks(target: EventTarget, now: () => number = () => performance.now()): TraceOfCall {
  let trace = { id: randomHex(16), at: -Infinity };
  const begin = () => {
    trace = { id: randomHex(16), at: now() };
  };
  for (const act of ACTS) target.addEventListener(act, begin, { capture: true, passive: true });
  return () => {
    const id = now() - trace.at <= FOLLOWS_WITHIN ? trace.id : randomHex(16);
    return `00-${id}-${randomHex(8)}-01`;
  };
}

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
