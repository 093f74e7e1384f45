const GAP = 4;
const EDGE = 8;
const LEAST_HEIGHT = 96;

const px = (length: number): string => `${String(Math.round(length))}px`;

/** Positions a fixed element below its anchor, or above it where there is more room, never outside the viewport. */
export function placeBeside(layer: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const below = window.innerHeight - at.bottom - GAP - EDGE;
  const above = at.top - GAP - EDGE;
  const { style } = layer;
  style.maxHeight = 'none'; // to measure the natural height
  const onTop = layer.scrollHeight > below && above > below;
  style.maxHeight = px(Math.max(LEAST_HEIGHT, onTop ? above : below));
  style.minWidth = px(at.width);
  style.left = px(Math.max(EDGE, Math.min(at.left, window.innerWidth - layer.offsetWidth - EDGE)));
  style.top = onTop ? 'auto' : px(at.bottom + GAP);
  style.bottom = onTop ? px(window.innerHeight - at.top + GAP) : 'auto';
}
