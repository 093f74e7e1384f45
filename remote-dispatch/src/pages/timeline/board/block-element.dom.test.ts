import { expect, it } from 'vitest';
import { createBlock, fillBlock, writeTimes } from './block-element.ts';

const text = {
  times: '10:00–11:30',
  client: 'Dupont <b>Anne</b>',
  destination: 'CHU',
  label: '10:00–11:30, Dupont Anne, CHU',
};

it('writes times, route and accessible name of a trip into its block as text, not markup', () => {
  const block = createBlock(12);
  fillBlock(block, text, ['check', 'there']);
  expect(block.textContent).toBe('10:00–11:30Dupont <b>Anne</b> → CHU');
  expect([block.getAttribute('aria-label'), block.querySelectorAll('svg').length, block.querySelector('b')]).toEqual([
    text.label,
    2,
    null,
  ]);
});

it('shows other times in a block while it is dragged, and its own times afterwards', () => {
  const block = createBlock(12);
  fillBlock(block, text, []);
  writeTimes(block, '10:05–11:35');
  writeTimes(block, '10:10–11:40');
  expect(block.textContent).toBe('10:10–11:40Dupont <b>Anne</b> → CHU');
});
