import { ApiProblem } from '@navette/shared/api';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { Task } from '../tasks/task.ts';
import type { TaskSource } from '../tasks/task-source.ts';

type State = TaskSource['state'];

/** A store of tasks that a test plays. */
export interface FakeTasks {
  /** For the component under test. */
  readonly useSource: () => TaskSource;
  /** Calls that write; each succeeds at once, and is seen, unless told otherwise. */
  readonly store: {
    readonly [Name in 'addTask' | 'changeTask' | 'remove']: ReturnType<typeof vi.fn<TaskSource['store'][Name]>>;
  };
  readonly retry: ReturnType<typeof vi.fn<() => void>>;
  /** What somebody else did. Call it inside `act`. */
  readonly tell: (change: (tasks: readonly Task[]) => readonly Task[]) => void;
  readonly show: (state: State) => void;
}

/** A refusal of the store. */
export const refusal = (code: string, status = 503): ApiProblem =>
  new ApiProblem({ status, code, messageKey: `problem.${code}`, fields: [], incidentId: '' });

/** A live store that holds these tasks. */
export function fakeTasks(tasks: readonly Task[] = []): FakeTasks {
  let state: State = { status: 'ready', records: tasks };
  let last = 0;
  const listeners = new Set<() => void>();
  const show = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const tell: FakeTasks['tell'] = (change) => show({ status: 'ready', records: change(state.records) });
  const store = {
    addTask: vi.fn<TaskSource['store']['addTask']>(async ({ status = 'on-hold', data, user = [] }) => {
      last += 1;
      const id = `new${last}`;
      tell((all) => [{ id, status, data: { ...data, user: 2 }, user }, ...all]);
      return id;
    }),
    changeTask: vi.fn<TaskSource['store']['changeTask']>(async (key, change) =>
      tell((all) => all.map((task) => (task.id === key ? { ...task, ...change } : task))),
    ),
    remove: vi.fn<TaskSource['store']['remove']>(async (_collection, key) =>
      tell((all) => all.filter(({ id }) => id !== key)),
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
    tell,
    show,
    useSource: () => ({ state: useSyncExternalStore(subscribe, () => state), retry, service: 'server', store }),
  };
}
