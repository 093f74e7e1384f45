import { type FocusEvent, useRef, useState } from 'react';

type Presence = 'pointer' | 'focus';

/**
 * Keeps a value while the pointer or the focus is inside an element, and takes the current one when both have left: rows must not move under the
 * pointer (specification/live.md#live-map). Spread the handlers on that element.
 */
export function useHeld<Value>(current: Value) {
  const [held, setHeld] = useState<{ readonly value: Value }>();
  const inside = useRef(new Set<Presence>());
  const set = (presence: Presence, is: boolean) => {
    if (is) inside.current.add(presence);
    else inside.current.delete(presence);
    setHeld((before) => (inside.current.size > 0 ? (before ?? { value: current }) : undefined));
  };
  return {
    value: held ? held.value : current,
    handlers: {
      onPointerEnter: () => set('pointer', true),
      onPointerLeave: () => set('pointer', false),
      onFocus: () => set('focus', true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) set('focus', false);
      },
    },
  };
}
