import type { PinnedRemote } from '@navette/shared/federation';

/** A page, dialog or slot that is in the page now. */
export interface MountedPart {
  readonly running: PinnedRemote;
  /** As its declaration names it, `./pages/booking`. */
  readonly module: string;
}

const mounted = new Set<MountedPart>();
let listener: ((parts: ReadonlySet<MountedPart>) => void) | undefined;

/** Notes a part while it is in the page. @returns what takes it away */
export function mountPart(part: MountedPart): () => void {
  mounted.add(part);
  listener?.(mounted);
  return () => {
    mounted.delete(part);
    listener?.(mounted);
  };
}

/** Tells `heard` the parts in the page, now and whenever they change, before the browser paints. */
export function watchParts(heard: NonNullable<typeof listener>): void {
  listener = heard;
  heard(mounted);
}
