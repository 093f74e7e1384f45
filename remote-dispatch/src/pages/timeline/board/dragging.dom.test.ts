import { expect, it, afterEach, beforeEach, describe, vi } from 'vitest';
import { createBlock, fillBlock, writeTimes } from './block-element.ts';
import { fireEvent } from '@testing-library/dom';
import { followDragPointer, type DragPointer } from './dragging.ts';

const text = {
  times: '10:00–11:30',
  client: 'Dupont <b>Anne</b>',
  destination: 'CHU',
  way: '← CHU',
  label: '10:00–11:30, Dupont Anne, CHU',
};

it('writes the client first, of a return too, and all as text, not markup', () => {
  const block = createBlock(12);
  fillBlock(block, text, ['check'], 'back');
  expect(block.textContent).toBe('Dupont <b>Anne</b>10:00–11:30CHU');
  expect([block.getAttribute('aria-label'), block.querySelectorAll('svg').length, block.querySelector('b')]).toEqual([
    text.label,
    2,
    null,
  ]);
});

it('shows other times in a block while it is dragged, and its own times afterwards', () => {
  const block = createBlock(12);
  fillBlock(block, text, [], 'to');
  writeTimes(block, '10:05–11:35');
  writeTimes(block, '10:10–11:40');
  expect(block.textContent).toBe('Dupont <b>Anne</b>10:10–11:40CHU');
});

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

  it('shows a label beside the pointer while there is a text', () => {
    const label = host.querySelector<HTMLElement>('.drag-label');
    expect(label?.hidden).toBe(true);
    pointer.label('09:43–10:30 (+30 min)');
    expect([label?.hidden, label?.textContent]).toEqual([false, '09:43–10:30 (+30 min)']);
    pointer.label(null);
    expect(label?.hidden).toBe(true);
  });
});
