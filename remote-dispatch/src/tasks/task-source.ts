import type { LiveState, LiveStore } from '@navette/shared/realtime';
import type { Task } from './task.ts';

/** Source of the board's tasks, and the store that saves changes. */
export interface TaskSource {
  readonly state: LiveState<Task>;
  /** Retries now. */
  readonly retry: () => void;
  /** Service of the tasks. */
  readonly service: LiveStore['service'];
  readonly store: Pick<LiveStore, 'addTask' | 'changeTask' | 'remove'>;
}
