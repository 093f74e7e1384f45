import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../../refusal.ts';
import { hashOf, type HashedFile } from '../../files.ts';
import { pooled } from '../../pooled.ts';
import type { Folders } from '../store.ts';
import { shortMemory } from './short-memory.ts';
import { contentType } from './content-type.ts';
import { localCopies } from './local-copies.ts';
import { filesKey, folderOf, type Manifest, manifestKey, manifestSchema, type StoredFile } from './manifest.ts';
import type { S3Objects } from '../../../s3/index.ts';

const AT_A_TIME = 16;
/** Milliseconds for which a manifest is remembered: files of a removed version are served so long. */
const REMEMBERED = 30_000;
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Published versions in a bucket: their files are uploaded first and their manifest last, which makes them visible; it is removed first when they go.
 * @param cache folder on this machine for copies of what is read
 * @param present folders under a name that have a manifest: {@link publishedFolders}, which may be a moment old
 */
export function s3Folders(
  objects: S3Objects,
  cache: string,
  present: (name: string) => Promise<ReadonlySet<string>>,
): Folders {
  const manifestOf = async (folder: string): Promise<Manifest | undefined> => {
    const found = await objects.get(manifestKey(folder));
    return found && manifestSchema.parse(JSON.parse(found.body.toString()));
  };
  const manifests = shortMemory(manifestOf, () => REMEMBERED);
  const copies = localCopies(objects, cache);
  return {
    names: async () => [...(await objects.parts('manifests/'))].sort(),
    has: async (folder) => (await present(folder.split('/', 1)[0] ?? '')).has(folder),
    add: (folder, from, files) => upload(objects, folder, from, files),
    remove: async (folder) => {
      manifests.forget(folder);
      await objects.remove(manifestKey(folder));
      await removeFiles(objects, folder);
    },
    files: async (folder) => {
      const manifest = await manifestOf(folder);
      return manifest ? storedFiles(objects, folder, manifest) : [];
    },
    changedForms: async (folder) => {
      const manifest = await manifestOf(folder);
      return manifest ? changedForms(objects, folder, manifest) : [];
    },
    local: async (folder) => {
      const manifest = await manifests.get(folder);
      if (manifest) return copies(folder, manifest);
      manifests.forget(folder);
      throw new Refusal(`${folder} is not published here.`);
    },
  };
}

/** Folders under a name that are whole. */
export const publishedFolders = async (objects: S3Objects, name: string): Promise<ReadonlySet<string>> =>
  new Set((await objects.list(`manifests/${name}/`)).map(({ key }) => folderOf(key)));

async function upload(objects: S3Objects, folder: string, from: string, files: readonly HashedFile[]): Promise<void> {
  const stored = await pooled(files, AT_A_TIME, async ({ path, integrity, bytes }): Promise<StoredFile[]> => {
    const tag = await place(objects, filesKey(folder, path), await readFile(join(from, path)), contentType(path));
    const packed = await readFile(`${join(from, path)}.br`).catch(() => undefined);
    const plain = { path, integrity, bytes, tag, packed: false };
    if (!packed) return [plain];
    const packedTag = await place(objects, filesKey(folder, `${path}.br`), packed, contentType(`${path}.br`));
    return [
      plain,
      { path: `${path}.br`, integrity: hashOf(packed), bytes: packed.length, tag: packedTag, packed: true },
    ];
  });
  const manifest: Manifest = { files: stored.flat() };
  const written = await objects.put(manifestKey(folder), JSON.stringify(manifest, null, 1), {
    condition: 'absent',
    type: 'application/json',
  });
  if (written === undefined) throw new Refusal(`${folder} was published by another command at the same time.`);
}

/** Uploads a file. What a crashed upload left is replaced, on condition that it is still that. */
async function place(objects: S3Objects, key: string, body: Buffer, type: string): Promise<string> {
  const options = { type, cacheControl: FOR_EVER };
  const created = await objects.put(key, body, { ...options, condition: 'absent' });
  if (created !== undefined) return created;
  const left = await objects.get(key);
  if (left?.body.equals(body)) return left.tag;
  const replaced = await objects.put(key, body, { ...options, condition: left ? { tag: left.tag } : 'absent' });
  if (replaced === undefined) throw new Refusal(`${key} is being uploaded by another command. Try again.`);
  return replaced;
}

/** Files that are in the bucket now. One with the entity tag of its upload is that file; any other is read. */
async function storedFiles(objects: S3Objects, folder: string, { files }: Manifest): Promise<HashedFile[]> {
  const uploaded = new Map(files.map((file) => [file.path, file]));
  const there = (await tagsOf(objects, folder)).filter(([path]) => uploaded.get(path)?.packed !== true);
  const hashed = await pooled(there, AT_A_TIME, async ([path, tag]): Promise<HashedFile[]> => {
    const known = uploaded.get(path);
    if (known?.tag === tag) return [{ path, integrity: known.integrity, bytes: known.bytes }];
    const found = await objects.get(filesKey(folder, path));
    return found ? [{ path, integrity: hashOf(found.body), bytes: found.body.length }] : [];
  });
  return hashed.flat().sort((left, right) => (left.path < right.path ? -1 : 1));
}

async function changedForms(objects: S3Objects, folder: string, { files }: Manifest): Promise<string[]> {
  const tags = new Map(await tagsOf(objects, folder));
  const suspect = files.filter(({ path, tag, packed }) => packed && tags.get(path) !== tag);
  const changed = await pooled(suspect, AT_A_TIME, async ({ path, integrity }) => {
    const found = await objects.get(filesKey(folder, path));
    return found && hashOf(found.body) === integrity ? [] : [path];
  });
  return changed.flat();
}

/** Path in a folder and entity tag of everything that is in it now. */
const tagsOf = async (objects: S3Objects, folder: string): Promise<(readonly [path: string, tag: string])[]> =>
  (await objects.list(filesKey(folder))).map(({ key, tag }) => [key.slice(filesKey(folder).length), tag]);

/** Removes the files of a folder without manifest. */
export async function removeFiles(objects: S3Objects, folder: string): Promise<void> {
  await pooled(await objects.list(filesKey(folder)), AT_A_TIME, ({ key }) => objects.remove(key));
}
