import { expect, it } from 'vitest';
import { unannounced } from './api-changes.mjs';

/** @type {{ place: string, kind: 'major' | 'minor', what: string }[]} */
const changes = [
  { place: './ui Alert', kind: 'major', what: 'is gone' },
  { place: './ui Note', kind: 'minor', what: 'is new' },
];
/** @param {string} version @param {('major' | 'minor' | 'patch')[]} pending */
const missing = (version, ...pending) =>
  unannounced(changes, { name: '@navette/shared', version, pending }).map((line) => line.split(' ')[1]);

it('changes of a package ask for a major changeset where something goes, and a minor one where something comes', () => {
  expect(missing('1.2.0')).toEqual(['Alert', 'Note']);
  expect(missing('1.2.0', 'patch')).toEqual(['Alert', 'Note']);
  expect(missing('1.2.0', 'patch', 'minor')).toEqual(['Alert']);
  expect(missing('1.2.0', 'major')).toEqual([]);
});

it('changes of a package ask for a minor one below 1.0.0, whose minor versions may break', () => {
  expect(missing('0.1.0', 'patch')).toEqual(['Alert', 'Note']);
  expect(missing('0.1.0', 'minor')).toEqual([]);
});

it('changes of a package are named with what the changesets say instead', () => {
  expect(unannounced(changes.slice(0, 1), { name: '@navette/shared', version: '1.0.0', pending: ['minor'] })).toEqual([
    './ui Alert is gone: major, and the changesets of @navette/shared say minor',
  ]);
});
