import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeFilePort } from './file-port.contract.ts';
import { createFolderFiles } from './folder-files.ts';
const folder = await mkdtemp(join(tmpdir(), 'navette-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describeFilePort('local folder', () => Promise.resolve(createFolderFiles(join(folder, 'contract'))));

describe('files in a local folder', () => {
  it('leaves one whole file when many keep the same at once', async () => {
    const own = join(folder, 'together');
    const port = createFolderFiles(own);
    const content = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(300_000, 7)]);
    const kept = await Promise.all(Array.from({ length: 8 }, () => port.keep(content)));
    const [{ key } = { key: '' }] = kept;
    expect(await readdir(join(own, key.slice(0, 2)))).toEqual([key]);
    expect(await port.read(key)).toEqual(content);
  });

  it('files in a local folder are for their owner alone, also in a folder that was open to others', async () => {
    const own = join(folder, 'private');
    await mkdir(own, { mode: 0o755 });
    const { key } = await createFolderFiles(own).keep(Buffer.from('%PDF-1.7'));
    for (const path of [own, join(own, key.slice(0, 2))]) expect((await stat(path)).mode & 0o777).toBe(0o700);
  });

  it('leaves nothing half written when the folder cannot be written to', async () => {
    const own = join(folder, 'full');
    await writeFile(own, 'a file stands where the folder should be');
    await expect(createFolderFiles(own).keep(Buffer.from('%PDF-1.7'))).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});
