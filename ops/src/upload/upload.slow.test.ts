import { readdir, readFile, writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate/browser';
import { describe, expect, it } from 'vitest';
import { readBuild, publish } from '../release/publish.ts';
import { fingerprint, hashedFiles } from '../registry/files.ts';
import { builtRemote, temporaryFolder } from '../testing/built-remote.ts';
import { packBuild, unpackBuild } from './zip.ts';
import { emptyRegistry } from '../testing/registry.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

describe('an uploaded build', () => {
  it('an uploaded build equals the packed one, with its compressed forms', async () => {
    const dist = await builtRemote();
    // For hosts of other kinds.
    for (const types of ['@mf-types.d.ts', '@mf-types.zip']) await writeFile(join(dist, types), 'x');
    const { files } = await readBuild(dist, false);
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['@mf-types.d.ts', '@mf-types.zip']));
    const folder = await temporaryFolder();
    expect(await unpackBuild(await packBuild(dist), folder)).toEqual(files);
    expect(await hashedFiles(folder)).toEqual(files);
    expect(await readFile(join(folder, 'booking.1a.js.br'))).toEqual(await readFile(join(dist, 'booking.1a.js.br')));
    expect(await readdir(folder)).not.toContain('.built-from');
  });

  it.each([
    ['../outside.js', 'not a valid path of a published file'],
    ['a/../../outside.js', 'not a valid path of a published file'],
    ['/etc/passwd.js', 'not a valid path of a published file'],
    ['C:\\windows.js', 'not a valid path of a published file'],
    ['a\\..\\b.js', 'not a valid path of a published file'],
    ['.env', 'not a valid path of a published file'],
    ['a/.hidden/b.js', 'not a valid path of a published file'],
    ['a\u0000.js', 'not a valid path of a published file'],
    [`${'a'.repeat(250)}.js`, 'not a valid path of a published file'],
    ['run.sh', 'not a published type of file'],
    ['remoteEntry', 'not a published type of file'],
    ['x.php', 'not a published type of file'],
    ['x.ts', 'not a published type of file'],
    ['x.zip', 'not a published type of file'],
  ])('is refused with a file %j, and nothing is written', async (name, message) => {
    const folder = await temporaryFolder();
    const unpacked = unpackBuild(zip({ 'index.js': 'x', [name]: 'x' }), folder);
    await expect(unpacked).rejects.toThrow(message);
    expect((await readdir(join(folder, '..'))).filter((entry) => entry.startsWith('outside'))).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('an uploaded build is refused when two file names differ only in case', async () => {
    await expect(unpackBuild(zip({ 'A.js': 'x', 'a.js': 'y' }), await temporaryFolder())).rejects.toThrow(
      'is included twice',
    );
  });

  it('an uploaded build is refused with too many files, or too many bytes', async () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`f${index}.js`, 'x']));
    await expect(unpackBuild(zip(many), await temporaryFolder())).rejects.toThrow('more than 2000 files');
    const large = zipSync({ 'a.js': new Uint8Array(121 * 1024 * 1024) });
    expect(large.length).toBeLessThan(1024 * 1024);
    await expect(unpackBuild(large, await temporaryFolder())).rejects.toThrow('larger than 120 MB');
  });

  it('is unpacked and hashed in a thread, so that the server answers others meanwhile', async () => {
    const zeros = Object.fromEntries(
      Array.from({ length: 1900 }, (_, index) => [`f${index}.js`, new Uint8Array(60_000).fill(index % 256)]),
    );
    const large = zipSync(zeros);
    const folder = await temporaryFolder();
    const before = performance.eventLoopUtilization();
    const files = await unpackBuild(large, folder);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
    expect(files).toEqual(await hashedFiles(folder));
  });

  it('an uploaded build is published with the hashes computed while unpacking', async () => {
    const dist = await builtRemote();
    const { files } = await readBuild(dist, false);
    const hashed = files.map((file) =>
      file.path === 'booking.1a.js' ? { ...file, integrity: `sha384-${'A'.repeat(64)}` } : file,
    );
    const { version } = await publish(await emptyRegistry(), dist, { workingCopy: true, files: hashed });
    expect(version).toBe(`1.0.0+${fingerprint(hashed)}`);
  });

  it('is refused with more folders than files are allowed', async () => {
    const folders = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`f${index}/`, '']));
    await expect(unpackBuild(zip(folders), await temporaryFolder())).rejects.toThrow('more than 2000 files');
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', strToU8('not a zip at all')],
    ['half of one', zip({ 'index.js': 'x'.repeat(1000) }).slice(0, 80)],
  ])('is refused when it is %s', async (_, bytes) => {
    await expect(unpackBuild(bytes, await temporaryFolder())).rejects.toThrow('not a readable zip archive');
  });
});
