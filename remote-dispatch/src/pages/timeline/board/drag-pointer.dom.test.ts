import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followDragPointer, type DragPointer } from './dragging.ts';

const host = document.createElement('div');
const onLock = vi.fn();
let pointer: DragPointer;
const move = (clientX: number, clientY: number, shiftKey = false) =>
  fireEvent(document, new MouseEvent('pointermove', { clientX, clientY, shiftKey, bubbles: true }));

beforeEach(() => {
  document.body.append(host);
  pointer = followDragPointer(host, onLock);
  fireEvent(host, new MouseEvent('pointerdown', { clientX: 100, clientY: 100, bubbles: true }));
});
afterEach(() => pointer.stop());

describe('the pointer during a drag', () => {
  it('locks to the axis of the longer way while Shift is held', () => {
    move(180, 130);
    expect(pointer.axis()).toBeNull();
    move(180, 130, true);
    expect(pointer.axis()).toBe('time');
    move(120, 160, true);
    expect(pointer.axis()).toBe('driver');
  });

  it('locks and unlocks with the key, without a move of the pointer', () => {
    move(120, 160);
    fireEvent.keyDown(document, { key: 'Shift' });
    expect(pointer.axis()).toBe('driver');
    fireEvent.keyUp(document, { key: 'Shift' });
    expect(pointer.axis()).toBeNull();
    expect(onLock).toHaveBeenCalledTimes(2);
  });

  it('the pointer during a drag has its label beside it while there is a text', () => {
    const label = host.querySelector<HTMLElement>('.drag-label');
    expect(label?.hidden).toBe(true);
    pointer.label('09:43–10:30 (+30 min)');
    expect([label?.hidden, label?.textContent]).toEqual([false, '09:43–10:30 (+30 min)']);
    pointer.label(null);
    expect(label?.hidden).toBe(true);
  });
});
