import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pooled } from './files.ts';

it('fails only when no item is worked on, and begins no other', async () => {
  const ended: number[] = [];
  const work = async (item: number) => {
    if (item === 0) throw new Error('of the first');
    await wait(5);
    ended.push(item);
  };
  await expect(pooled([0, 1, 2, 3], 3, work)).rejects.toThrow('of the first');
  expect(ended).toEqual([1, 2]);
});
