import { brusselsNow, minutesOf } from '@navette/shared/domain';
import { useState, type KeyboardEvent } from 'react';
import type { Hours } from '../model/hours.ts';
import { firstPiece, movedPiece, type DrawKey, type DrawnPiece } from '../model/keyboard-draw.ts';

const PLAIN: Readonly<Record<string, DrawKey>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const SHIFTED: Readonly<Record<string, DrawKey>> = { ArrowUp: 'shorter', ArrowDown: 'longer' };

interface KeyboardDrawOptions {
  readonly dates: readonly string[];
  readonly hours: Hours;
  /** Called with the time confirmed by Enter; left out for users who may not book. */
  readonly onDrawn?: ((date: string, range: Hours) => void) | undefined;
}

/**
 * Draws a new trip by keyboard while the grid has the focus: arrows move it, with Shift they change its length, Enter
 * books it, Esc cancels.
 */
export function useKeyboardDraw({ dates, hours, onDrawn }: KeyboardDrawOptions) {
  const [drawn, setDrawn] = useState<DrawnPiece>();
  const piece = drawn && drawn.start >= hours.start && drawn.end <= hours.end ? drawn : undefined;

  function begin(): DrawnPiece {
    const { date, time } = brusselsNow();
    const today = dates.indexOf(date);
    return today === -1 ? firstPiece(0, hours) : firstPiece(today, hours, minutesOf(time));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target, currentTarget } = event;
    if (!onDrawn || target !== currentTarget || ctrlKey || metaKey || altKey) return;
    const step = (shiftKey ? SHIFTED : PLAIN)[key];
    const date = piece && dates[piece.day];
    if (step) setDrawn(piece ? movedPiece(piece, step, hours) : begin());
    else if (key === 'Enter' && piece && date !== undefined) {
      setDrawn(undefined);
      onDrawn(date, piece);
    } else if (key === 'Escape' && piece) setDrawn(undefined);
    else return;
    event.preventDefault();
  }

  return { piece, handlers: { onKeyDown, onBlur: () => setDrawn(undefined) } };
}
