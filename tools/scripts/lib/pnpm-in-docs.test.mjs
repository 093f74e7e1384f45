import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';
import { PNPM_VERSION } from './pnpm.mjs';

const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));

it('the guides name the package manager with the version that the scripts use', () => {
  const calls = guides.flatMap((name) =>
    [...readFileSync(join(root, 'docs', name), 'utf8').matchAll(/pnpm(?:@[\d.]+)? install/g)].map(([call]) => call),
  );
  expect(new Set(calls)).toEqual(new Set([`pnpm@${PNPM_VERSION} install`]));
});
