import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAttemptKey } from './use-attempt-key.ts';

it('keeps the key for the same contents, and changes it for others', () => {
  const { result, rerender } = renderHook(useAttemptKey);
  const first = result.current({ amount: 40 });
  rerender();
  expect(result.current({ amount: 40 })).toBe(first);
  const other = result.current({ amount: 41 });
  expect(other).not.toBe(first);
  expect(result.current({ amount: 40 })).not.toBe(first);
});
