import { Refusal } from '../../refusal.ts';

/** The lock was lost before anything was changed: what was decided under it is decided again. */
export class LostLock extends Refusal {}

const ATTEMPTS = 3;

/** Runs work under a lock again when it lost that. */
export async function againWhenLost<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LostLock) || attempt === ATTEMPTS) throw error;
    }
  }
}
