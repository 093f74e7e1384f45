import { useEffect, useRef, type RefObject } from 'react';

/** Close request: by Escape (restore the focus), or by focus or press outside (leave the focus). */
export type CloseReason = 'escape' | 'elsewhere';

/** Whether the browser supports the popover API (top layer); the fallback is a z-index. */
export const hasTopLayer = (): boolean => 'showPopover' in HTMLElement.prototype;

/**
 * Shows an element in the browser's top layer, beside an anchor, while it is mounted: no dialog
 * clips it, yet it stays inside the dialog's DOM, where its focus trap allows it. Escape closes only the layer, not the dialog.
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
    // Positioning measures the layer at its natural height, which would scroll its own list back to the top.
    const followScroll = ({ target }: Event): void => {
      if (!(target instanceof Node && layer.contains(target))) follow();
    };
    follow();
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    watch?.observe(layer);
    window.addEventListener('scroll', followScroll, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      watch?.disconnect();
      window.removeEventListener('scroll', followScroll, { capture: true });
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
    // Capture phase on the window: runs before a dialog's listener on the document.
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

const GAP = 4;
const EDGE = 8;
const LEAST_HEIGHT = 96;

const px = (length: number): string => `${String(Math.round(length))}px`;

/** Positions a fixed element below its anchor, or above it where there is more room, never outside the viewport. */
function placeBeside(layer: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const below = window.innerHeight - at.bottom - GAP - EDGE;
  const above = at.top - GAP - EDGE;
  const { style } = layer;
  style.maxHeight = 'none'; // To measure the natural height.
  const onTop = layer.scrollHeight > below && above > below;
  style.maxHeight = px(Math.max(LEAST_HEIGHT, onTop ? above : below));
  style.minWidth = px(at.width);
  style.left = px(Math.max(EDGE, Math.min(at.left, window.innerWidth - layer.offsetWidth - EDGE)));
  style.top = onTop ? 'auto' : px(at.bottom + GAP);
  style.bottom = onTop ? px(window.innerHeight - at.top + GAP) : 'auto';
}
