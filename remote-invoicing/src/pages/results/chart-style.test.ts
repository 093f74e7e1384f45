import { expect, it } from 'vitest';
import { shortened } from './bar-chart.tsx';

it('keeps a label that fits', () => {
  expect(shortened('Ngoy Béatrice (241)', 20)).toBe('Ngoy Béatrice (241)');
});

it('shortens the name of a label and keeps its number', () => {
  expect(shortened('Vandenbroucke-Van Cauwenberghe Rita (13)', 20)).toBe('Vandenbroucke-… (13)');
});

it('shortens a label without a number at its end', () => {
  expect(shortened('Nog niet vervallen facturen', 12)).toBe('Nog niet ve…');
});
