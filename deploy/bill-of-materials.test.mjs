import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.mjs';

const lockfile = parse(readFileSync(join(import.meta.dirname, '../pnpm-lock.yaml'), 'utf8'));

it('lists each production dependency once, with its hash', () => {
  const { components } = billOfMaterials(lockfile, { version: '1.0.0', packages: ['server', 'ops', 'shared'] });
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'pg', 'pg-protocol', 'aws4fetch', 'react', '@node-rs/argon2']),
  );
  expect(names).not.toContain('vitest');
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  expect(components.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)).toEqual([]);
});
