import { expect, it, vi } from 'vitest';
import { oncePerName, oncePerObject } from './memoise.ts';

it('oncePerObject makes one result for an object, also when the result is undefined', () => {
  const make = vi.fn<(source: object) => undefined>();
  const once = oncePerObject(make);
  const source = {};
  once(source);
  once(source);
  expect(make).toHaveBeenCalledTimes(1);
});

it('oncePerObject makes a result of its own for an equal object', () => {
  const copies = oncePerObject((source: { size: number }) => ({ ...source }));
  const [first, second] = [{ size: 1 }, { size: 1 }];
  expect(copies(first)).toBe(copies(first));
  expect(copies(second)).not.toBe(copies(first));
});

it('oncePerName makes one result for each name, also when the result is false', () => {
  const make = vi.fn((name: string) => name === 'color');
  const once = oncePerName(make);
  expect(['color', 'onClick', 'color', 'onClick'].map(once)).toEqual([true, false, true, false]);
  expect(make).toHaveBeenCalledTimes(2);
});
