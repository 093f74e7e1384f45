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

it('requires a major changeset when a name is removed, and a minor one when a name is added', () => {
  expect(missing('1.2.0')).toEqual(['Alert', 'Note']);
  expect(missing('1.2.0', 'patch')).toEqual(['Alert', 'Note']);
  expect(missing('1.2.0', 'patch', 'minor')).toEqual(['Alert']);
  expect(missing('1.2.0', 'major')).toEqual([]);
});

it('requires a minor changeset below 1.0.0, where minor versions may break', () => {
  expect(missing('0.1.0', 'patch')).toEqual(['Alert', 'Note']);
  expect(missing('0.1.0', 'minor')).toEqual([]);
});

it('names the changes with the level of their changesets', () => {
  expect(unannounced(changes.slice(0, 1), { name: '@navette/shared', version: '1.0.0', pending: ['minor'] })).toEqual([
    './ui Alert is gone: major, and the changesets of @navette/shared say minor',
  ]);
});
