import { describe, expect, it } from 'vitest';
import type { SavedChange } from '../model/planning-parts.ts';
import { changeHistory, MOST_CHANGES, NO_HISTORY, type HistoryEvent } from './use-trip-history.ts';

const toDriver = (id: number, from: number, to: number): SavedChange => ({
  done: { id, driverId: to, accepted: 1 },
  inverse: { id, driverId: from, accepted: 2 },
});
const first = toDriver(12, 3, 4);
const second = toDriver(13, 5, 6);
const after = (...events: HistoryEvent[]) => events.reduce(changeHistory, NO_HISTORY);
const saved = (change: SavedChange): HistoryEvent => ({ kind: 'saved', change });
const undone = (change: SavedChange): HistoryEvent => ({ kind: 'undone', change });

describe('history of saved changes', () => {
  it('undoes the latest change first and can redo it', () => {
    expect(after(saved(first), saved(second), undone(second))).toEqual({ past: [first], future: [second] });
  });

  it('stores the inverse of the trip’s state at the redo', () => {
    const inverse = { id: 12, driverId: 3, accepted: 1 } as const;
    expect(after(saved(first), undone(first), { kind: 'redone', change: first, inverse })).toEqual({
      past: [{ done: first.done, inverse }],
      future: [],
    });
  });

  it('clears the redo stack when another change is saved', () => {
    expect(after(saved(first), undone(first), saved(second))).toEqual({ past: [second], future: [] });
  });

  it('undoes an older change alone, like the Undo of its toast', () => {
    expect(after(saved(first), saved(second), undone(first))).toEqual({ past: [second], future: [first] });
  });

  it('drops every change of a trip that a colleague has changed', () => {
    const again = toDriver(12, 4, 9);
    expect(after(saved(first), saved(second), saved(again), undone(second), { kind: 'overtaken', id: 12 })).toEqual({
      past: [],
      future: [second],
    });
  });

  it('drops the oldest changes beyond the limit', () => {
    const many = Array.from({ length: MOST_CHANGES + 5 }, (_, id) => toDriver(id + 1, 1, 2));
    const { past } = after(...many.map(saved));
    expect([past.length, past[0]?.done.id]).toEqual([MOST_CHANGES, 6]);
  });
});
