import { transportProblem, type ApiProblem } from '../../../api/problem.ts';
import { pauseBefore } from '../../reconnect-pause.ts';
import { firstEnd, type LiveRule, shown } from '../live-order.ts';
import type { LiveState, LiveWatch } from '../live-store.ts';
import type { Line } from './connection/line.ts';

/** Where a feed hears of its collection: all of it, each time something changes; or why not, and then nothing more. */
export interface SnapshotSource<Item> {
  /** @returns stops */
  readonly listen: (
    onRecords: (records: readonly Item[]) => void,
    onFailure: (problem: ApiProblem) => void,
  ) => () => void;
}

/** One collection, heard once for all its watchers and only while there is one. */
export interface SnapshotFeed<Item> {
  watch(listener: (state: LiveState<Item>) => void): LiveWatch;
  close(): void;
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** Makes the feed of a collection. A line that is down is a failure with the records read last; it is ready again as soon as the line is up. */
export function createSnapshotFeed<Item>(
  source: SnapshotSource<Item>,
  rule: LiveRule<Item>,
  line: Line,
): SnapshotFeed<Item> {
  const listeners = new Set<(state: LiveState<Item>) => void>();
  let state: LiveState<Item> = { status: 'loading', records: [] };
  let known: readonly Item[] | undefined;
  let refusal: ApiProblem | undefined;
  let attempts = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let stops: (() => void)[] = [];
  let stopSource: (() => void) | undefined;

  const standing = () => {
    const now = Date.now();
    const records = shown(known ?? [], rule, now);
    const end = firstEnd(records, rule);
    clearTimeout(ending);
    if (end !== undefined) ending = setTimeout(tell, Math.min(end - now, LONGEST_TIMER));
    return records;
  };
  const tell = () => {
    const records = standing();
    const before = state.status;
    if (refusal) state = { status: 'failed', records, problem: refusal };
    else if (line.state() === 'down') state = { status: 'failed', records, problem: transportProblem('network') };
    else state = { status: known ? 'ready' : 'loading', records };
    if (before === 'loading' && state.status === 'loading') return;
    for (const listener of listeners) listener(state);
  };
  const listen = () => {
    clearTimeout(again);
    stopSource?.();
    stopSource = source.listen(
      (records) => {
        [known, refusal, attempts] = [records, undefined, 0];
        tell();
      },
      (problem) => {
        refusal = problem;
        again = setTimeout(listen, pauseBefore(attempts++, Math.random()));
        tell();
      },
    );
  };
  const stop = () => {
    clearTimeout(again);
    clearTimeout(ending);
    stopSource?.();
    for (const own of stops) own();
    [stops, stopSource, known, refusal, attempts] = [[], undefined, undefined, undefined, 0];
    state = { status: 'loading', records: [] };
  };
  const retry = () => {
    if (state.status !== 'failed') return;
    attempts = 0;
    state = { status: 'loading', records: state.records };
    for (const listener of listeners) listener(state);
    line.retry();
    if (refusal) listen();
  };
  return {
    watch: (listener) => {
      // One of its own, so that who watches twice is told twice.
      const told = (next: LiveState<Item>) => listener(next);
      listeners.add(told);
      listener(state);
      if (listeners.size === 1) {
        stops = [line.onChange(tell)];
        listen();
      }
      return {
        retry,
        stop: () => {
          if (listeners.delete(told) && listeners.size === 0) stop();
        },
      };
    },
    close: () => {
      listeners.clear();
      stop();
    },
  };
}
