import { expect, it } from 'vitest';
import { sampleRemote, sampleRoute } from './testing/candidate.ts';
import { losses } from './taken-away.ts';

const live = sampleRemote({
  name: 'live',
  declaration: {
    contract: '^1.10.0',
    routes: [sampleRoute('/tracker'), sampleRoute('/device/:id')],
    dialogs: [{ name: 'live/map@1', module: './dialogs/map' }],
    permissions: [
      { page: 'live/map', titleKey: 'live.map', roles: ['lead'], titles: { fr: 'Carte', nl: 'Kaart', en: 'Map' } },
    ],
  },
}).pinned.declaration;
const lost = (scripts: string, permissions: string[] = []) =>
  losses([live], [], [{ name: 'dispatch', scripts, permissions }]).map(({ detail }) => detail);

it.each([
  ['open("live/map@1",{})', 'dispatch opens the dialog live/map@1 of live'],
  ['to:"/tracker"', 'dispatch links to the page /tracker of live'],
  ['to:`/tracker?id=${x}`', 'dispatch links to the page /tracker of live'],
  ['to:`/device/${x}`', 'dispatch links to the page /device/:id of live'],
])('names what another remote uses: %s', (scripts, expected) => {
  expect(lost(scripts)).toEqual([expected]);
});

it('names permissions that pages of another remote ask for', () => {
  expect(lost('', ['live/map'])).toEqual(['dispatch asks for the permission live/map of live']);
});

it('names nothing that stays, nothing that only looks alike, and no use by the remote itself', () => {
  expect(lost('"/trackers" "/api/device/7" "live/map@10"')).toEqual([]);
  const uses = [{ name: 'live', scripts: '"/tracker"', permissions: [] }];
  expect(losses([live], [], uses)).toEqual([]);
  expect(losses([live], [live], [{ ...uses[0], name: 'dispatch', scripts: '"/tracker"', permissions: [] }])).toEqual(
    [],
  );
});
