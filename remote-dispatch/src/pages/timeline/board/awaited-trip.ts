/** So long is waited for a trip that the board does not hold yet, ms: one that was just booked, or whose row was just taken in. */
const PATIENCE = 10_000;

/** Leads to a trip now, or as soon as the board holds it. */
export function createAwaitedTrip(isThere: (id: number) => boolean) {
  let wanted: { readonly id: number; readonly lead: (id: number) => void; readonly until: number } | null = null;
  return {
    lead: (id: number, lead: (id: number) => void): void => {
      wanted = isThere(id) ? null : { id, lead, until: performance.now() + PATIENCE };
      if (!wanted) lead(id);
    },
    /** The board holds other trips. */
    look: (): void => {
      if (!wanted || !isThere(wanted.id)) return;
      const { id, lead, until } = wanted;
      wanted = null;
      if (performance.now() < until) lead(id);
    },
    /** Something else was asked for meanwhile. */
    drop: (): void => {
      wanted = null;
    },
  };
}
