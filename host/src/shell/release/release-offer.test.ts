import { expect, it } from 'vitest';
import { offerOf } from './release-offer.ts';

const stable = { channel: 'stable', set: { id: 'one' } } as const;
const next = { channel: 'stable', set: { id: 'two' } } as const;
const staged = { channel: 'staged', set: { id: 'three' } } as const;

it.each([
  ['what runs already', stable, stable, undefined],
  ['nothing known', stable, null, undefined],
  ['a page that does not know yet what it runs', undefined, next, undefined],
  ['another set', stable, next, 'release.ready'],
  ['a trial that begins', stable, staged, 'release.ready.preview'],
  ['a trial that ends', staged, next, 'release.ready.stable'],
  ['a trial that was activated for everybody', staged, { ...staged, channel: 'stable' } as const, undefined],
  ['another set on trial', { channel: 'staged', set: { id: 'zero' } } as const, staged, 'release.ready'],
])('offers a refresh for %s', (_what, page, latest, offer) => {
  expect(offerOf(page, latest)).toBe(offer);
});
