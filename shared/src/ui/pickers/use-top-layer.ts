import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { placeBeside } from './place-beside.ts';

/** Why a layer wants to close: Escape (the focus goes back), or the focus or a press went elsewhere (it stays there). */
export type CloseReason = 'escape' | 'elsewhere';

/** Whether the browser has a top layer that any element can enter; one without shows the layer by its z-index alone. */
export const hasTopLayer = (): boolean => 'showPopover' in HTMLElement.prototype;

/**
 * Lays an element over everything, beside an anchor, while it is mounted: in the browser's top layer, where no dialog
 * clips it, yet inside the dialog's own DOM, where its focus trap allows it. Escape closes it alone, not the dialog around.
 */
export function useTopLayer(
  anchor: RefObject<HTMLElement | null>,
  onClose: (reason: CloseReason) => void,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const layer = ref.current;
    const beside = anchor.current;
    if (!layer || !beside) return undefined;
    if (hasTopLayer()) layer.showPopover();
    const follow = (): void => placeBeside(layer, beside);
    follow();
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    watch?.observe(layer);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      watch?.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [anchor]);

  useEffect(() => {
    function closeAlone(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      event.preventDefault();
      close.current('escape');
    }
    function closeElsewhere(event: Event): void {
      const target = event.target instanceof Node ? event.target : null;
      if (ref.current?.contains(target) || anchor.current?.contains(target)) return;
      close.current('elsewhere');
    }
    // On the window and captured: before any dialog that listens on the document.
    window.addEventListener('keydown', closeAlone, { capture: true });
    window.addEventListener('pointerdown', closeElsewhere, { capture: true });
    window.addEventListener('focusin', closeElsewhere, { capture: true });
    return () => {
      window.removeEventListener('keydown', closeAlone, { capture: true });
      window.removeEventListener('pointerdown', closeElsewhere, { capture: true });
      window.removeEventListener('focusin', closeElsewhere, { capture: true });
    };
  }, [anchor]);
  return ref;
}
