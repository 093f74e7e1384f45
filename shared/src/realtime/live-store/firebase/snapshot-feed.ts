import { transportProblem, type ApiProblem } from '../../../api/problem.ts';
import { pauseBefore } from '../../connection.ts';
import { firstEnd, type LiveRule, shown } from '../live-records.ts';
import type { LiveState, LiveSubscription } from '../live-store.ts';
import type { DatabaseConnection } from './connection.ts';

/** Source of snapshots: the whole collection at every change; after a failure it ends. */
export interface SnapshotSource<Item> {
  /** @returns stops */
  readonly listen: (
    onRecords: (records: readonly Item[]) => void,
    onFailure: (problem: ApiProblem) => void,
  ) => () => void;
}

/** One collection, listened to once for all its subscribers and only while there is one. */
export interface SnapshotFeed<Item> {
  subscribe(listener: (state: LiveState<Item>) => void): LiveSubscription;
  close(): void;
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** Makes the feed of a collection. Without a connection its state is `failed` with the records read last; `ready` again as soon as the connection is back. */
export function createSnapshotFeed<Item>(
  source: SnapshotSource<Item>,
  rule: LiveRule<Item>,
  connection: DatabaseConnection,
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

  const current = () => {
    const now = Date.now();
    const records = shown(known ?? [], rule, now);
    const end = firstEnd(records, rule);
    clearTimeout(ending);
    if (end !== undefined) ending = setTimeout(notify, Math.min(end - now, LONGEST_TIMER));
    return records;
  };
  const notify = () => {
    const records = current();
    const before = state.status;
    if (refusal) state = { status: 'failed', records, problem: refusal };
    else if (connection.state() === 'down') state = { status: 'failed', records, problem: transportProblem('network') };
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
        notify();
      },
      (problem) => {
        refusal = problem;
        again = setTimeout(listen, pauseBefore(attempts++, Math.random()));
        notify();
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
    connection.retry();
    if (refusal) listen();
  };
  return {
    subscribe: (listener) => {
      // A wrapper, so that a listener that subscribes twice is notified twice.
      const subscriber = (next: LiveState<Item>) => listener(next);
      listeners.add(subscriber);
      listener(state);
      if (listeners.size === 1) {
        stops = [connection.onChange(notify)];
        listen();
      }
      return {
        retry,
        stop: () => {
          if (listeners.delete(subscriber) && listeners.size === 0) stop();
        },
      };
    },
    close: () => {
      listeners.clear();
      stop();
    },
  };
}
