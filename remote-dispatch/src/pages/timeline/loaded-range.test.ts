import { expect, it } from 'vitest';
import { loadedRange } from './use-timeline.ts';

it('loads yesterday to 21 days ahead, and the week around a shown day outside of them', () => {
  expect(loadedRange('2026-03-11', '2026-03-20')).toEqual({ start: '2026-03-10', end: '2026-04-01' });
  expect(loadedRange('2026-03-11', '2026-05-04')).toEqual({ start: '2026-04-27', end: '2026-05-11' });
});
