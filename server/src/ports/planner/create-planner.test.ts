import { expect, it } from 'vitest';
import { createPlanner, plannerOf } from './create-planner.ts';

it('searches itself unless VROOM is configured', () => {
  expect(createPlanner(plannerOf({})).name).toBe('embedded');
  expect(plannerOf({ PLANNER: 'embedded', VROOM_URL: '' })).toBeUndefined();
  const settings = plannerOf({ PLANNER: 'vroom', VROOM_URL: 'http://vroom:3000/' });
  expect(settings).toEqual({ url: 'http://vroom:3000' });
  expect(createPlanner(settings).name).toBe('vroom');
});

it.each([
  [{ PLANNER: 'vroom' }, 'VROOM_URL'],
  [{ VROOM_URL: 'http://vroom:3000' }, 'PLANNER=vroom'],
  [{ PLANNER: 'ortools' }, 'PLANNER is embedded or vroom, not ortools'],
  [{ PLANNER: 'vroom', VROOM_URL: 'vroom:3000' }, 'not the address'],
])('refuses the incomplete planner settings %j', (env, message) => {
  expect(() => plannerOf(env)).toThrow(message);
});
