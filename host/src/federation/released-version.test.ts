import { expect, it } from 'vitest';
import { releasedVersion } from './release-set.ts';
import { pinned } from './testing/pinned.ts';

it.each([
  ['/registry/dispatch/1.0.0/', '1.0.0'],
  ['/registry/dispatch/1.0.0+0123456789ab/', '1.0.0+0123456789ab'],
  ['https://files.example/registry/dispatch/1.0.0/', '1.0.0'],
  ['http://localhost:3000/remotes/dispatch/', '1.0.0'],
])('reads from the base %s the version %s', (base, version) => {
  expect(releasedVersion(pinned({ base }))).toBe(version);
});
