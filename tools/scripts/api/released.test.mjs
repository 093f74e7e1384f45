import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pendingNotes } from '../../build/src/changelog.mjs';
import { houseOf } from '../../build/src/new/house.mjs';
import { contractChanges } from '../../../ops/src/verify/contract-changes.ts';
import { root } from '../lib/paths.mjs';
import { apiChanges, unannounced } from './api-changes.mjs';
import { currentApi, currentContract, releasedApi, releasedContract, versionOf } from './released.mjs';

// Fails: write a changeset of that kind (npx changeset), or keep what was released beside what is new. After `changeset version`: npm run api:released.
/** @param {string} folder */
const packageIn = (folder) => {
  const name = `@navette/${folder}`;
  return { name, version: versionOf(folder), pending: pendingNotes(join(root, folder), name).map(({ kind }) => kind) };
};

it('@navette/shared changed since its release only as its changesets say', () => {
  expect(unannounced(apiChanges(releasedApi().api, currentApi()), packageIn('shared'))).toEqual([]);
});

it('the host contract is raised when @navette/shared has a new export, so that remotes can ask for it', () => {
  const { api, contract } = releasedApi();
  const added = apiChanges(api, currentApi()).filter(({ what }) => what === 'is new');
  expect(added.length === 0 || houseOf(root).contract !== contract).toBe(true);
});

it('the contract changed since its release only as its changesets say', () => {
  const changes = contractChanges(releasedContract().contract, currentContract());
  const named = changes.map(({ operation, ...change }) => ({ place: operation, ...change }));
  expect(unannounced(named, packageIn('openapi'))).toEqual([]);
});

it('the recorded release has the version of the packages', () => {
  expect([releasedApi().version, releasedContract().version]).toEqual([versionOf('shared'), versionOf('openapi')]);
});
