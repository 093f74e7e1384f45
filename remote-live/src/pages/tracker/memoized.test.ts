import { expect, it, vi } from 'vitest';
import { memoized } from './tracked-driver.ts';

it('computes again for another object or other arguments, and not for the same ones', () => {
  const compute = vi.fn((key: { readonly n: number }, factor: number) => ({ product: key.n * factor }));
  const product = memoized(compute);
  const [one, other] = [{ n: 2 }, { n: 3 }];
  const first = product(one, 10);
  expect(product(other, 10)).toEqual({ product: 30 });
  expect(product(one, 10)).toBe(first);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(product(one, 11)).toEqual({ product: 22 });
  expect(product({ n: 2 }, 10)).not.toBe(first);
});
