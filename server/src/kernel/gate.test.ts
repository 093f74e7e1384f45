import { expect, it } from 'vitest';
import { Gate } from './gate.ts';

it('admits a limited number at once, queues others in order, and refuses those beyond the queue', async () => {
  const gate = new Gate(2, 2);
  const order: string[] = [];
  const enter = async (name: string) => {
    const leave = await gate.enter();
    order.push(name);
    return leave;
  };
  const [first] = await Promise.all([enter('first'), enter('second')]);
  const third = enter('third');
  const fourth = enter('fourth');
  await expect(enter('fifth')).rejects.toMatchObject({ status: 503, details: { headers: { 'retry-after': '5' } } });
  first();
  first();
  (await third)();
  await fourth;
  expect(order).toEqual(['first', 'second', 'third', 'fourth']);
});

it('lets who gives up go, and the next one in', async () => {
  const gate = new Gate(1, 2);
  const leave = await gate.enter();
  const caller = new AbortController();
  const given = gate.enter(caller.signal);
  const next = gate.enter();
  caller.abort(new Error('left'));
  await expect(given).rejects.toThrow('left');
  await expect(gate.enter(caller.signal)).rejects.toThrow('left');
  leave();
  (await next)();
  (await gate.enter(new AbortController().signal))();
});
