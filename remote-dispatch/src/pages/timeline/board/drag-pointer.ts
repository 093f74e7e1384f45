import type { DragAxis } from '@navette/shared/domain';

/** The pointer during a drag, which the library's callbacks do not pass: the axis that Shift locks it to, its label. */
export interface DragPointer {
  /** Axis the drag is locked to while Shift is held: the one of the longer way from where it began. */
  readonly axis: () => DragAxis;
  /** Shows a text beside the pointer; null hides it. */
  readonly label: (text: string | null) => void;
  readonly stop: () => void;
}

/** Distance, px, between the pointer and its label. */
const GAP = 16;

/**
 * Follows the pointer over a board.
 * @param onLock called when Shift is pressed or released
 */
export function followDragPointer(host: HTMLElement, onLock: () => void): DragPointer {
  let from = { x: 0, y: 0 };
  let at = from;
  let isLocked = false;
  const label = document.createElement('div');
  label.className = 'drag-label';
  // For the pointer alone: the result of the drop is announced by its toast.
  label.setAttribute('aria-hidden', 'true');
  label.hidden = true;
  host.append(label);

  function place(): void {
    if (label.hidden) return;
    const board = host.getBoundingClientRect();
    const left = Math.min(at.x - board.left + GAP, board.width - label.offsetWidth - 1);
    const below = at.y - board.top + GAP;
    const top = below + label.offsetHeight < board.height ? below : below - label.offsetHeight - 2 * GAP;
    label.style.transform = `translate(${String(Math.max(0, left))}px, ${String(Math.max(0, top))}px)`;
  }
  const down = ({ clientX: x, clientY: y }: PointerEvent) => {
    from = { x, y };
    at = from;
  };
  const move = ({ clientX: x, clientY: y, shiftKey }: PointerEvent) => {
    at = { x, y };
    isLocked = shiftKey;
    place();
  };
  const key = ({ key: name, type }: KeyboardEvent) => {
    if (name !== 'Shift' || isLocked === (type === 'keydown')) return;
    isLocked = type === 'keydown';
    onLock();
  };
  // Capture: ahead of the library, so that its callbacks read the latest position.
  host.addEventListener('pointerdown', down, true);
  document.addEventListener('pointermove', move, true);
  document.addEventListener('keydown', key, true);
  document.addEventListener('keyup', key, true);

  return {
    axis: () => {
      if (!isLocked) return null;
      return Math.abs(at.x - from.x) >= Math.abs(at.y - from.y) ? 'time' : 'driver';
    },
    label: (text) => {
      label.hidden = text === null;
      label.textContent = text ?? '';
      place();
    },
    stop: () => {
      host.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointermove', move, true);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('keyup', key, true);
      label.remove();
    },
  };
}
