import { ApiProblem, isAbort, transportProblem } from '../../../api/problem.ts';
import { pauseBefore } from '../../reconnect-pause.ts';
import { firstEnd, type LiveRule, shown } from '../live-order.ts';
import type { LiveState, LiveWatch } from '../live-store.ts';
import type { LiveSource } from './live-source.ts';

/** One collection, read once for all its watchers and kept up to date while there is one. */
export interface LiveFeed<Item> {
  watch(listener: (state: LiveState<Item>) => void): LiveWatch;
  /** Takes a record out that is gone for certain, before word of it comes. */
  drop(key: string): void;
  /** Reads it again, when somebody watches. */
  refresh(): void;
  close(): void;
}

/** What a feed knows of its collection. */
interface Collection<Item> {
  readonly keyOf: (record: Item) => string;
  readonly rule: LiveRule<Item>;
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** Makes the feed of a collection. Nothing is asked for before somebody watches. */
export function createFeed<Item>(source: LiveSource<Item>, { keyOf, rule }: Collection<Item>): LiveFeed<Item> {
  const listeners = new Set<(state: LiveState<Item>) => void>();
  const known = new Map<string, Item>();
  let state: LiveState<Item> = { status: 'loading', records: [] };
  let request: AbortController | undefined;
  let missed: (() => void)[] = [];
  let attempts = 0;
  /** The list was cut: when one goes, another comes up. */
  let cut = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let stopHearing: (() => void) | undefined;

  const become = (next: LiveState<Item>) => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const records = () => {
    const now = Date.now();
    const standing = shown(known.values(), rule, now);
    const end = firstEnd(standing, rule);
    clearTimeout(ending);
    if (end !== undefined) ending = setTimeout(tell, Math.min(end - now, LONGEST_TIMER));
    return standing;
  };
  const tell = () => {
    if (state.status !== 'loading') become({ ...state, records: records() });
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
    missed = [];
    try {
      const list = await source.list(own.signal);
      if (request !== own) return;
      request = undefined;
      known.clear();
      apply(list, []);
      cut = list.length === rule.limit;
      for (const change of missed) change();
      attempts = 0;
      if (source.goodFor !== undefined) later(source.goodFor);
      become({ status: 'ready', records: records() });
    } catch (error) {
      if (request !== own) return;
      request = undefined;
      later(pauseBefore(attempts++, Math.random()));
      if (!isAbort(error))
        become({
          status: 'failed',
          records: records(),
          problem: error instanceof ApiProblem ? error : transportProblem('unexpected', 0, error),
        });
    }
  };
  const onChange = (changed: readonly Item[], gone: readonly string[]) => {
    const change = () => apply(changed, gone);
    // What is read meanwhile may be older than this.
    if (request) missed.push(change);
    change();
    tell();
    if (cut && rule.limit !== undefined && known.size < rule.limit) void load();
  };
  const start = () => {
    stopHearing = source.hear({ onChange, onGap: () => void load() });
    void load();
  };
  const stop = () => {
    stopHearing?.();
    stopHearing = undefined;
    clearTimeout(again);
    clearTimeout(ending);
    request?.abort();
    request = undefined;
    known.clear();
    state = { status: 'loading', records: [] };
  };
  const retry = () => {
    if (!stopHearing) return;
    attempts = 0;
    become({ status: 'loading', records: state.records });
    void load();
  };
  return {
    watch: (listener) => {
      // One of its own, so that who watches twice is told twice.
      const told = (next: LiveState<Item>) => listener(next);
      listeners.add(told);
      if (!stopHearing) start();
      listener(state);
      return {
        retry,
        stop: () => {
          if (listeners.delete(told) && listeners.size === 0) stop();
        },
      };
    },
    drop: (key) => onChange([], [key]),
    refresh: () => {
      if (stopHearing) void load();
    },
    close: () => {
      listeners.clear();
      stop();
    },
  };
}
