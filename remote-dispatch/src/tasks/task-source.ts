import type { LiveState, LiveStore } from '@navette/shared/realtime';
import type { Task } from './task.ts';

/** Where the board has its tasks from, and where it puts what is done with them. */
export interface TaskSource {
  readonly state: LiveState<Task>;
  /** Asks again, now. */
  readonly retry: () => void;
  /** Who keeps them. */
  readonly service: LiveStore['service'];
  readonly store: Pick<LiveStore, 'addTask' | 'changeTask' | 'remove'>;
}
