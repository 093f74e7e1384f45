import type { BoardEvents } from './board.ts';

const placeOf = (x: number, y: number): string => `${String(x)} ${String(y)}`;

/** Keys that close a dialog or a menu. */
const CLOSING: ReadonlySet<string> = new Set(['Escape', 'Enter', ' ']);

interface Trigger {
  /** Something is dragged: nothing is shown. */
  readonly isBusy: () => boolean;
  readonly events: () => BoardEvents;
}

/**
 * Asks for the card of the trip that the pointer moves to, or with the keyboard focus; a tap shows it too. It is called off when the pointer or the focus leaves
 * the block, and at once when the board or the page scrolls under it.
 * @returns removes the listeners
 */
export function createCardTrigger(host: HTMLElement, { isBusy, events }: Trigger): () => void {
  const blockAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element
      ? (target.closest('.vis-item.trip')?.querySelector<HTMLElement>('[data-trip]') ?? null)
      : null;

  function show(block: HTMLElement, x: number | undefined): void {
    const box = block.getBoundingClientRect();
    if (!isBusy())
      events().card({ tripId: Number(block.dataset.trip), x: x ?? box.left, top: box.top, bottom: box.bottom });
  }
  /** Last place of the pointer, empty until it moves; the block that came under it unmoved; and the trip whose card it asked for. */
  let [last, resting, shown]: [string, HTMLElement | null, string | undefined] = ['', null, undefined];
  function onPointer({ target, clientX, clientY, pointerType, buttons }: PointerEvent): void {
    const block = blockAt(target);
    if (!block || (pointerType !== 'touch' && buttons !== 0)) return;
    // A dialog that closes, a page that opens, or blocks that are drawn anew, come to the pointer rather than it to them.
    if (pointerType !== 'touch' && (last === '' || last === placeOf(clientX, clientY))) resting = block;
    else showAt(block, clientX);
  }
  function showAt(block: HTMLElement, x: number): void {
    shown = block.dataset.trip;
    show(block, x);
  }
  function onPointerMove({ target, clientX, clientY, pointerType }: PointerEvent): void {
    last = placeOf(clientX, clientY);
    const block = blockAt(target);
    if (resting && resting === block) showAt(resting, clientX);
    resting = null;
    // A block that was moved or removed under the pointer never tells that the pointer is out of it.
    const isOut = shown !== undefined && block?.dataset.trip !== shown && pointerType !== 'touch';
    if (isOut && !(target instanceof Element && target.closest('[data-trip-card]'))) leave();
  }
  function leave(): void {
    shown = undefined;
    events().card(null);
  }
  function onPointerOut({ target, relatedTarget, pointerType }: PointerEvent): void {
    const block = blockAt(target);
    if (block && pointerType !== 'touch' && block !== blockAt(relatedTarget)) leave();
  }
  let lastKey = '';
  const onKey = ({ key }: KeyboardEvent): void => {
    lastKey = key;
  };
  function onFocusIn({ target }: FocusEvent): void {
    const block = blockAt(target);
    // A dialog or a menu that was closed by key gives the focus back: nobody went to the block.
    if (block?.matches(':focus-visible') && !CLOSING.has(lastKey)) show(block, undefined);
  }
  function onFocusOut({ target }: FocusEvent): void {
    if (blockAt(target)) events().card(null);
  }
  const hide = () => events().card('now');
  function onScroll({ target }: Event): void {
    if (target instanceof Node && target.contains(host)) hide();
  }
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  host.addEventListener('pointerover', onPointer);
  document.addEventListener('pointermove', onPointerMove, { passive: true });
  document.addEventListener('keydown', onKey, true);
  host.addEventListener('pointerout', onPointerOut);
  host.addEventListener('focusin', onFocusIn);
  host.addEventListener('focusout', onFocusOut);
  host.addEventListener('wheel', hide, { passive: true });
  return () => {
    host.removeEventListener('pointerover', onPointer);
    document.removeEventListener('pointermove', onPointerMove);
    document.removeEventListener('scroll', onScroll, true);
    document.removeEventListener('keydown', onKey, true);
    host.removeEventListener('pointerout', onPointerOut);
    host.removeEventListener('focusin', onFocusIn);
    host.removeEventListener('focusout', onFocusOut);
    host.removeEventListener('wheel', hide);
  };
}
