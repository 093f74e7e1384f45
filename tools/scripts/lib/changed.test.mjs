import { describe, expect, it } from 'vitest';
import { affectedJourneys, knownJourneys, touchBenchmarks } from './changed.mjs';

const known = {
  journeys: {
    'clients.spec.ts': "await page.goto('/client')",
    'book.spec.ts': 'await page.goto(`/booking?from=${day}`)',
    'both.spec.ts': "goto('/booking'); goto('/client?id=1')",
    'release.spec.ts': 'await openMenu()',
  },
  pages: { 'remote-dispatch': ['/booking'], 'remote-masterdata': ['/client'] },
};
const all = Object.keys(known.journeys);

describe('affectedJourneys', () => {
  it.each([
    'server/src/main/start.ts',
    'shared/src/api/problem.ts',
    'host/src/main.ts',
    'tests/people/sign-in.ts',
    'pnpm-lock.yaml',
  ])('runs every journey after a change of %s', (path) => expect(affectedJourneys([path], known)).toEqual(all));

  it('runs the journeys that open a page of the changed remote, and those that name no page', () => {
    expect(affectedJourneys(['remote-masterdata/src/remote.ts'], known)).toEqual([
      'clients.spec.ts',
      'both.spec.ts',
      'release.spec.ts',
    ]);
  });

  it('runs a changed journey alone', () => {
    expect(affectedJourneys(['tests/journeys/book.spec.ts'], known)).toEqual(['book.spec.ts']);
  });

  it('runs no journey after a change of documents, benchmarks and unit tests', () => {
    expect(affectedJourneys(['README.md', 'tools/bench/src/main.mjs', 'host/src/a.test.tsx'], known)).toEqual([]);
  });

  it('contains the pages of every remote of the repository', () => {
    const { journeys, pages } = knownJourneys();
    expect(Object.values(pages).every((paths) => paths.length > 2)).toBe(true);
    expect(affectedJourneys(['remote-masterdata/src/remote.ts'], { journeys, pages })).not.toContain(
      'calendar.spec.ts',
    );
  });
});

it('runs the benchmarks after a change of the server, not of a screen', () => {
  expect(touchBenchmarks(['server/src/main/start.ts'])).toBe(true);
  expect(touchBenchmarks(['host/src/main.ts'])).toBe(false);
});
