import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, shareTestDatabase } from '../testing/test-database.ts';
import { SharedRate } from './shared-rate.ts';
const one = await createTestDatabase();
const other = shareTestDatabase(one);
afterAll(async () => {
  await other.drop();
  await one.drop();
});
beforeEach(() => one.db.deleteFrom('rate_bucket').execute());

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 3, 9, 0, seconds));
const allowance = { name: 'reply', burst: 3, perSecond: 0.1 };
const rates = () => [new SharedRate(one.db, allowance), new SharedRate(other.db, allowance)] as const;

describe('a token bucket shared by all processes', () => {
  it('gives a user on two processes no more than on one', async () => {
    const [here, there] = rates();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? here : there).take(7, at(0))),
    );
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(3);
    expect(answers.filter((seconds) => seconds === 10)).toHaveLength(5);
  });

  it('refills over time, up to its size', async () => {
    const [here, there] = rates();
    for (const _ of [1, 2, 3]) await here.take(7, at(0));
    expect([await there.take(7, at(5)), await there.take(7, at(10)), await here.take(7, at(10))]).toEqual([5, 0, 10]);
    const later = [];
    for (const _ of [1, 2, 3, 4]) later.push(await there.take(7, at(1000)));
    expect(later).toEqual([0, 0, 0, 10]);
  });

  it('counts each user and each purpose separately', async () => {
    const [here] = rates();
    for (const _ of [1, 2, 3]) await here.take(7, at(0));
    expect([
      await here.take(8, at(0)),
      await new SharedRate(one.db, { ...allowance, name: 'mail' }).take(7, at(0)),
    ]).toEqual([0, 0]);
  });

  it('gives nothing for the clock of a process that is behind', async () => {
    const [here, there] = rates();
    for (const _ of [1, 2, 3]) await here.take(7, at(30));
    expect(await there.take(7, at(0))).toBe(10);
    expect(await there.take(7, at(31))).toBe(9);
  });
});
