/** Milliseconds after sending a write, and after its answer, in which refreshed lists count as a consequence of it. */
const SETTLES_MS = 2000;

let until = 0;

/** Records that this page sends a write or receives its answer; `ms` overrides how long list changes count as the user's own. */
export function noteOwnChange(ms = SETTLES_MS): void {
  until = performance.now() + ms;
}

/** Whether this page is writing or has just written: a change of a list is then most likely the user's own. */
export const isOwnChange = (): boolean => performance.now() < until;
