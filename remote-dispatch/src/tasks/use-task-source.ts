import { liveStore, useLive } from '@navette/shared/realtime';
import { useEffect, useState } from 'react';
import type { TaskSource } from './task-source.ts';

const store: TaskSource['store'] = {
  addTask: async (task) => (await liveStore()).addTask(task),
  changeTask: async (key, change) => (await liveStore()).changeTask(key, change),
  remove: async (collection, key) => (await liveStore()).remove(collection, key),
};

/** The tasks of who is signed in, in the live store of the house. */
export function useTaskSource(): TaskSource {
  const { retry, ...state } = useLive('tasks');
  const [service, setService] = useState<TaskSource['service']>('server');
  const isLoading = state.status === 'loading';
  useEffect(() => {
    if (isLoading) return;
    liveStore().then(
      (opened) => setService(opened.service),
      // The watch says why there is none.
      () => undefined,
    );
  }, [isLoading]);
  return { state, retry, service, store };
}
