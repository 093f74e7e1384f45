/** Time in which lists are still read again for a write, from when it is asked for and from when it is answered, ms. */
const SETTLES_MS = 2000;

let until = 0;

/** Notes that this page asks for a write, or has its answer; with `ms` that the user changes a list for as long. */
export function noteOwnChange(ms = SETTLES_MS): void {
  until = performance.now() + ms;
}

/** Whether this page is writing, or has just written: a list that changes now most likely changes by the user's own doing. */
export const isOwnChange = (): boolean => performance.now() < until;
