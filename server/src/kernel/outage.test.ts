import { expect, it } from 'vitest';
import { Outage } from './outage.ts';

it('an outage is logged when it begins, when another one starts, each minute, and when it ends', () => {
  const outage = new Outage();
  const said = [
    outage.passes(),
    outage.meets(new Error('EIO'), 0),
    outage.meets(new Error('EIO'), 59_000),
    outage.meets(new Error('EACCES'), 59_500),
    outage.meets(new Error('EIO'), 59_600),
    outage.meets(new Error('EACCES'), 100_000),
    outage.meets(new Error('EACCES'), 119_500),
    outage.passes(),
    outage.passes(),
    outage.meets(new Error('EACCES'), 120_000),
  ];
  expect(said).toEqual([false, true, false, true, false, false, true, true, false, true]);
});
