import { expect, it, vi } from 'vitest';
import { oncePerObject } from './once-per-object.ts';

it('makes one result for an object, also when the result is undefined', () => {
  const make = vi.fn<(source: object) => undefined>();
  const once = oncePerObject(make);
  const source = {};
  once(source);
  once(source);
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes a result of its own for an equal object', () => {
  const copies = oncePerObject((source: { size: number }) => ({ ...source }));
  const [first, second] = [{ size: 1 }, { size: 1 }];
  expect(copies(first)).toBe(copies(first));
  expect(copies(second)).not.toBe(copies(first));
});
