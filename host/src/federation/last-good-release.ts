import { readRunningRelease, type RunningRelease } from '@navette/shared/federation';
import { currentSession } from '@navette/shared/session';
import { requestRelease } from './request-release.ts';

const KEY = 'navette.lastRelease';

/** The release of this page, and whether it is the last good one of this browser instead of what the server answers now. */
export interface ReadRelease {
  readonly release: RunningRelease;
  readonly isLastGood: boolean;
}

/**
 * Last good release: what the server answers, else what it answered this user last in this browser. A remote whose entry is damaged gets its last good
 * version as a fallback. Files are still checked against the hashes of the set, so that an old set can run no other file than it did.
 * @throws when the answer can't be had or read, and this browser has none
 */
export async function readRelease(): Promise<ReadRelease> {
  const last = lastGood();
  try {
    const answer = await requestRelease();
    const release = readRunningRelease(answer);
    if (release.set.refused.length === 0) keep(answer);
    return { release: last ? withFallbacks(release, last) : release, isLastGood: false };
  } catch (error) {
    if (!last) throw error;
    return { release: last, isLastGood: true };
  }
}

/** Adds the last good version of each refused remote for which the server names no former one. */
function withFallbacks(release: RunningRelease, last: RunningRelease): RunningRelease {
  const damaged = release.set.refused.flatMap(({ name }) => {
    const pinned = last.set.remotes[name];
    return pinned ? [[name, pinned] as const] : [];
  });
  return { ...release, fallbacks: { ...Object.fromEntries(damaged), ...release.fallbacks } };
}

/** Of the same user only: a staged release is for those it was staged for. It stays after sign-out, because tomorrow's sign-in may need it. */
function keep(answer: unknown): void {
  try {
    const text = JSON.stringify({ user: currentSession()?.user.id, answer });
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // Storage is refused or full: no last good release.
  }
}

function lastGood(): RunningRelease | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('user' in stored && 'answer' in stored)) return undefined;
    return stored.user === currentSession()?.user.id ? readRunningRelease(stored.answer) : undefined;
  } catch {
    return undefined;
  }
}
