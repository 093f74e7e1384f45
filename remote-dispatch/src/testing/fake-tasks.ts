import { ApiProblem } from '@navette/shared/api';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { Task, TaskSource } from '../tasks/task.ts';

type State = TaskSource['state'];

/** Fake task store that a test controls. */
export interface FakeTasks {
  /** Hook for the component under test. */
  readonly useSource: () => TaskSource;
  /** Spies of the writing calls; each succeeds and is applied at once by default. */
  readonly store: {
    readonly [Name in 'addTask' | 'changeTask' | 'remove']: ReturnType<typeof vi.fn<TaskSource['store'][Name]>>;
  };
  readonly retry: ReturnType<typeof vi.fn<() => void>>;
  /** Applies a change of a colleague. Call it inside `act`. */
  readonly applyChange: (change: (tasks: readonly Task[]) => readonly Task[]) => void;
  readonly show: (state: State) => void;
}

/** Problem thrown by the store. */
export const refusal = (code: string, status = 503): ApiProblem =>
  new ApiProblem({ status, code, messageKey: `problem.${code}`, fields: [], incidentId: '' });

/** Fake live store with these tasks. */
export function fakeTasks(tasks: readonly Task[] = []): FakeTasks {
  let state: State = { status: 'ready', records: tasks };
  let last = 0;
  const listeners = new Set<() => void>();
  const show = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const applyChange: FakeTasks['applyChange'] = (change) => show({ status: 'ready', records: change(state.records) });
  const store = {
    addTask: vi.fn<TaskSource['store']['addTask']>(async ({ status = 'on-hold', data, user = [] }) => {
      last += 1;
      const id = `new${last}`;
      applyChange((all) => [{ id, status, data: { ...data, user: 2 }, user }, ...all]);
      return id;
    }),
    changeTask: vi.fn<TaskSource['store']['changeTask']>(async (key, change) =>
      applyChange((all) => all.map((task) => (task.id === key ? { ...task, ...change } : task))),
    ),
    remove: vi.fn<TaskSource['store']['remove']>(async (_collection, key) =>
      applyChange((all) => all.filter(({ id }) => id !== key)),
    ),
  };
  const retry = vi.fn<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    store,
    retry,
    applyChange,
    show,
    useSource: () => ({ state: useSyncExternalStore(subscribe, () => state), retry, service: 'server', store }),
  };
}
