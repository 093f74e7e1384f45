import { expect, it } from 'vitest';
import { limitStyles } from './known-remotes.ts';
import { pinned } from './testing/pinned.ts';

const running = pinned({
  modules: { './pages/timeline': ['timeline.css'], './pages/booking': [], './slots/mail': [] },
});
const sheet = (file: string) => ({ href: `https://navette.example/registry/dispatch/1.0.0/${file}`, disabled: false });

it.each([
  [['./pages/timeline'], false, false],
  [['./pages/booking'], true, false],
  [['./slots/mail'], true, false],
  [[], true, true],
])(
  'with %j in the page, the sheet of the timeline and one of no module are taken away: %s, %s',
  (modules, own, any) => {
    const [timeline, other] = [sheet('timeline.css'), sheet('other.css')];
    limitStyles(
      modules.map((module) => ({ running, module })),
      [timeline, other],
    );
    expect([timeline.disabled, other.disabled]).toEqual([own, any]);
  },
);

it('leaves sheets of the host and of remotes under development as they are', () => {
  const sheets = ['/assets/main.1.css', 'http://localhost:3001/page.css', null].map((href) => ({
    href,
    disabled: false,
  }));
  limitStyles([], sheets);
  expect(sheets.map(({ disabled }) => disabled)).toEqual([false, false, false]);
});
