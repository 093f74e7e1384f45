import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addToMatrix, readMatrix, type MatrixRow } from '../../matrix/matrix-file.ts';
import { fingerprint } from '../../registry/files.ts';
import { temporaryFolder } from '../../testing/built-remote.ts';
import { sampleCandidate, sampleRemote } from '../testing/candidate.ts';
import { checkMatrix } from './matrix.ts';

const remote = sampleRemote();
const content = fingerprint(
  Object.entries(remote.pinned.files).map(([path, integrity]) => ({ path, integrity, bytes: 0 })),
);

const row = (change: Partial<MatrixRow> = {}): MatrixRow => ({
  host: { version: '1.0.0', build: 'b1' },
  remote: 'dispatch',
  version: '1.0.0',
  fingerprint: content,
  result: 'passed',
  findings: [],
  at: '2026-01-02T03:04:05.000Z',
  ...change,
});

async function found(...rows: MatrixRow[]): Promise<string[]> {
  const registry = await temporaryFolder();
  await addToMatrix(registry, rows);
  return (await checkMatrix(sampleCandidate([remote], {}, registry))).map(
    ({ severity, detail }) => `${severity}: ${detail}`,
  );
}

const untried = 'warned: dispatch 1.0.0 in host 1.0.0 was never tried (npm run matrix)';

describe('what the compatibility matrix says', () => {
  it('accepts a pair that passed the matrix', async () => {
    expect(await found(row())).toEqual([]);
  });

  it('refuses a pair that failed, with date and reason', async () => {
    expect(await found(row({ result: 'failed', findings: ['/booking in fr: it is empty'] }))).toEqual([
      'failed: dispatch 1.0.0 in host 1.0.0 failed on 2026-01-02T03:04:05.000Z: /booking in fr: it is empty',
    ]);
  });

  it('warns of a pair that was never tried', async () => {
    expect(await found()).toEqual([untried]);
    expect(await found(row({ host: { version: '2.0.0', build: 'b1' }, result: 'failed' }))).toEqual([untried]);
    expect(await found(row({ remote: 'masterdata', result: 'failed' }))).toEqual([untried]);
  });

  it('uses the result of a version when its content was not tried', async () => {
    expect(
      await found(row({ fingerprint: 'other', host: { version: '1.0.0', build: 'b2' }, result: 'failed' })),
    ).toHaveLength(1);
  });

  it('what the compatibility matrix says has no result for a build when other builds of its version disagree', async () => {
    const builds = [
      row({ host: { version: '1.0.0', build: 'b2' } }),
      row({ host: { version: '1.0.0', build: 'b3' }, result: 'failed' }),
    ];
    expect(await found(...builds)).toEqual([untried]);
  });

  it('prefers results by content and build over those by version', async () => {
    const others = [
      row({ fingerprint: 'other', result: 'failed' }),
      row({ host: { version: '1.0.0', build: 'b2' }, result: 'failed' }),
    ];
    expect(await found(row(), ...others)).toEqual([]);
  });

  it('refuses an unreadable matrix', async () => {
    const registry = await temporaryFolder();
    await writeFile(join(registry, 'matrix.json'), '{"rows":[{}]}');
    expect(await checkMatrix(sampleCandidate([remote], {}, registry))).toEqual([
      { severity: 'failed', remote: null, detail: "matrix.json can't be read" },
    ]);
  });

  it('keeps the last result of a pair', async () => {
    const registry = await temporaryFolder();
    await addToMatrix(registry, [row({ result: 'failed' }), row({ version: '0.9.0', fingerprint: 'older' })]);
    await addToMatrix(registry, [row()]);
    expect((await readMatrix(registry)).map(({ version, result }) => `${version} ${result}`)).toEqual([
      '1.0.0 passed',
      '0.9.0 passed',
    ]);
  });
});
