import { $api, api, dataOf, ApiProblem } from '@navette/shared/api';
import { useMemo } from 'react';
import type { TaskSource } from './task-source.ts';

/** The tasks of who is signed in. */
export function useTaskSource(): TaskSource {
  const { data, error, refetch } = $api.useQuery('get', '/service/live/tasks');
  const store = useMemo<TaskSource['store']>(() => {
    const then = <T,>(value: T): T => { void refetch(); return value; };
    return {
      service: 'server',
      addTask: async (body) => then((await dataOf(api.POST('/service/live/tasks', { body }))).id),
      changeTask: async (key, body) => then(void (await api.PUT('/service/live/tasks/{key}', { params: { path: { key } }, body }))),
      remove: async (_collection, key) => then(void (await api.DELETE('/service/live/tasks/{key}', { params: { path: { key } } }))),
    };
  }, [refetch]);
  const records = data ?? [];
  return { store, retry: () => void refetch(), state: error instanceof ApiProblem ? { status: 'failed', records, problem: error } : { status: data ? 'ready' : 'loading', records } };
}
