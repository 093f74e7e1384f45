import { expect, it } from 'vitest';
import { Gate } from './gate.ts';

it('lets so many in at once, the others in the order they came, and sends away who would wait too long', async () => {
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
