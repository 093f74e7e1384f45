import { ApiProblem, isAbort, transportProblem } from '../../../api/problem.ts';
import { pauseBefore } from '../../connection.ts';
import { firstEnd, type LiveRule, shown } from '../live-records.ts';
import type { LiveState, LiveSubscription } from '../live-store.ts';

interface SourceListener<Item> {
  readonly onChange: (records: readonly Item[], gone: readonly string[]) => void;
  /** Parts of records changed. */
  readonly onPatch: (patches: readonly RecordPatch<Item>[]) => void;
  /** Changes may have been missed: the socket was down. */
  readonly onGap: () => void;
}

/** A change of a part of a record. */
interface RecordPatch<Item> {
  readonly key: string;
  /** The patched record; undefined when the patch does not apply to it. */
  readonly apply: (record: Item) => Item | undefined;
}

/** Source of a collection: the whole by a call, changes by the socket. */
export interface LiveSource<Item> {
  readonly list: (signal: AbortSignal) => Promise<readonly Item[]>;
  /** @returns unsubscribes */
  readonly subscribe: (listener: SourceListener<Item>) => () => void;
  /** Requests whole records after a patch did not apply; they arrive as changes. */
  readonly resend?: (keys: readonly string[]) => void;
  /** Milliseconds after which the collection is fetched again, because links in it expire. */
  readonly timeToLive?: number;
}

/** One collection, read once for all its subscribers and updated while there is one. */
export interface LiveFeed<Item> {
  subscribe(listener: (state: LiveState<Item>) => void): LiveSubscription;
  /** Optimistic removal: takes a deleted record out before the socket reports it. */
  drop(key: string): void;
  /** Reads it again, if there are subscribers. */
  refresh(): void;
  close(): void;
}

interface Collection<Item> {
  readonly keyOf: (record: Item) => string;
  readonly rule: LiveRule<Item>;
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** Makes the feed of a collection. Lazy: the first subscriber triggers the first request. */
export function createFeed<Item>(source: LiveSource<Item>, { keyOf, rule }: Collection<Item>): LiveFeed<Item> {
  const listeners = new Set<(state: LiveState<Item>) => void>();
  const known = new Map<string, Item>();
  let state: LiveState<Item> = { status: 'loading', records: [] };
  let request: AbortController | undefined;
  let missedChanges: (() => void)[] = [];
  let attempts = 0;
  /** The list is truncated at the limit: when a record is deleted, the next one has to be fetched. */
  let truncated = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;

  const setState = (next: LiveState<Item>) => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const records = () => {
    const now = Date.now();
    const current = shown(known.values(), rule, now);
    const end = firstEnd(current, rule);
    clearTimeout(ending);
    if (end !== undefined) ending = setTimeout(notify, Math.min(end - now, LONGEST_TIMER));
    return current;
  };
  const notify = () => {
    if (state.status !== 'loading') setState({ ...state, records: records() });
  };
  const apply = (changed: readonly Item[], gone: readonly string[]) => {
    for (const record of changed) known.set(keyOf(record), record);
    for (const key of gone) known.delete(key);
  };
  const later = (milliseconds: number) => {
    clearTimeout(again);
    again = setTimeout(() => void load(), milliseconds);
  };
  const load = async () => {
    clearTimeout(again);
    request?.abort();
    const own = new AbortController();
    request = own;
    missedChanges = [];
    try {
      const list = await source.list(own.signal);
      if (request !== own) return;
      request = undefined;
      known.clear();
      apply(list, []);
      truncated = list.length === rule.limit;
      for (const change of missedChanges) change();
      attempts = 0;
      if (source.timeToLive !== undefined) later(source.timeToLive);
      setState({ status: 'ready', records: records() });
    } catch (error) {
      if (request !== own) return;
      request = undefined;
      later(pauseBefore(attempts++, Math.random()));
      if (!isAbort(error))
        setState({
          status: 'failed',
          records: records(),
          problem: error instanceof ApiProblem ? error : transportProblem('unexpected', 0, error),
        });
    }
  };
  const onChange = (changed: readonly Item[], gone: readonly string[]) => {
    const change = () => apply(changed, gone);
    // Race: the answer of the request under way may be older than this change, so it is applied again after it.
    if (request) missedChanges.push(change);
    change();
    notify();
    if (truncated && rule.limit !== undefined && known.size < rule.limit) void load();
  };
  /** @returns the keys of the records that a patch did not apply to */
  const patch = (patches: readonly RecordPatch<Item>[]) =>
    patches.flatMap(({ key, apply: after }) => {
      const record = known.get(key);
      const next = record && after(record);
      if (next) known.set(key, next);
      return next ? [] : [key];
    });
  const ask = (keys: readonly string[]) => {
    if (keys.length > 0) source.resend?.(keys);
  };
  const onPatch = (patches: readonly RecordPatch<Item>[]) => {
    const unfit = patch(patches);
    // As for whole records; patches that do not apply to the answer either are requested then.
    if (request) missedChanges.push(() => ask(patch(patches)));
    else ask(unfit);
    notify();
  };
  const start = () => {
    unsubscribe = source.subscribe({ onChange, onPatch, onGap: () => void load() });
    void load();
  };
  const stop = () => {
    unsubscribe?.();
    unsubscribe = undefined;
    clearTimeout(again);
    clearTimeout(ending);
    request?.abort();
    request = undefined;
    known.clear();
    state = { status: 'loading', records: [] };
  };
  const retry = () => {
    if (!unsubscribe) return;
    attempts = 0;
    setState({ status: 'loading', records: state.records });
    void load();
  };
  return {
    subscribe: (listener) => {
      // A wrapper, so that a listener that subscribes twice is notified twice.
      const subscriber = (next: LiveState<Item>) => listener(next);
      listeners.add(subscriber);
      if (!unsubscribe) start();
      listener(state);
      return {
        retry,
        stop: () => {
          if (listeners.delete(subscriber) && listeners.size === 0) stop();
        },
      };
    },
    drop: (key) => onChange([], [key]),
    refresh: () => {
      if (unsubscribe) void load();
    },
    close: () => {
      listeners.clear();
      stop();
    },
  };
}
