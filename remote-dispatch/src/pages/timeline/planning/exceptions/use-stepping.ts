import { useSingleKey } from '@navette/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Planning } from '../../model/planning-parts.ts';
import type { ExceptionKind, Exceptions } from './exceptions-of.ts';

/** State of the stepping through the exceptions. */
export interface Stepping {
  /** Kind that the steps are filtered by; null: all kinds. */
  readonly kind: ExceptionKind | null;
  readonly toggle: (kind: ExceptionKind) => void;
  readonly ids: readonly number[];
  /** Id of the current trip. */
  readonly at: number | null;
  readonly step: (direction: 1 | -1) => void;
}

const none: readonly number[] = [];

/**
 * Steps through the trips of one kind, or of all. `e` and Shift+`e` go to the next and the previous trip and focus its
 * block; the buttons keep the focus themselves.
 */
export function useStepping(
  { board }: Planning,
  { byKind, all }: { readonly byKind: Exceptions; readonly all: readonly number[] },
): Stepping {
  const [kind, setKind] = useState<ExceptionKind | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const ids = kind === null ? all : byKind[kind];

  useEffect(() => {
    board.highlight(kind === null ? none : byKind[kind]);
  }, [board, kind, byKind]);
  useEffect(() => () => board.highlight(none), [board]);

  const toggle = useCallback((chosen: ExceptionKind) => {
    setKind((known) => (chosen === known ? null : chosen));
    setAt(null);
  }, []);
  function go(direction: 1 | -1, show: (id: number) => void): void {
    const next = stepFrom(ids, at, direction);
    if (next === undefined) return;
    setAt(next);
    show(next);
  }
  useSingleKey('e', () => go(1, board.focusTrip));
  useSingleKey('E', () => go(-1, board.focusTrip));
  return {
    kind,
    toggle,
    ids,
    at: at !== null && ids.includes(at) ? at : null,
    step: (direction) => go(direction, board.selectTrip),
  };
}

/** The next or previous id after the current one, wrapping around; without a current one, the first or the last. */
function stepFrom(ids: readonly number[], at: number | null, direction: 1 | -1): number | undefined {
  const index = at === null ? -1 : ids.indexOf(at);
  if (index === -1) return direction === 1 ? ids[0] : ids.at(-1);
  return ids[(index + direction + ids.length) % ids.length];
}
