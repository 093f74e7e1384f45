/** Timeout, ms, for a trip that the board does not have yet: one that was just booked, or whose row was just added. */
const PATIENCE = 10_000;

/** Focuses a trip now, or as soon as the board has it. */
export function createAwaitedTrip(isThere: (id: number) => boolean) {
  let wanted: { readonly id: number; readonly lead: (id: number) => void; readonly until: number } | null = null;
  return {
    lead: (id: number, lead: (id: number) => void): void => {
      wanted = isThere(id) ? null : { id, lead, until: performance.now() + PATIENCE };
      if (!wanted) lead(id);
    },
    /** Call when the trips of the board changed. */
    check: (): void => {
      if (!wanted || !isThere(wanted.id)) return;
      const { id, lead, until } = wanted;
      wanted = null;
      if (performance.now() < until) lead(id);
    },
    /** Cancels the wait: another place was requested. */
    drop: (): void => {
      wanted = null;
    },
  };
}
