import { useState, type KeyboardEvent } from 'react';

/** Moves through a list of options while the focus stays in the field above it (ARIA combobox with a listbox). */
export interface OptionList {
  /** Index of the option that Enter takes. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** @param count How many options there are; `take` is called with the index of one. */
export function useOptionList(count: number, take: (index: number) => void): OptionList {
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, Math.max(0, count - 1));
  const moves: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => setActive((active + 1) % count),
    ArrowUp: () => setActive((active + count - 1) % count),
    PageDown: () => setActive(Math.min(count - 1, active + 8)),
    PageUp: () => setActive(Math.max(0, active - 8)),
    Enter: () => take(active),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (!move || count === 0 || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };
  return { active, setActive, onKeyDown };
}
