import { readFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, dirname, extname } from 'node:path';
import { Refusal } from '../../../refusal.ts';
import { hashOf, type HashedFile, compressed, pooled, fingerprint, exists } from '../../files.ts';
import type { Folders } from '../store.ts';
import type { S3Objects } from '../../s3.ts';
import * as z from 'zod';
import { randomUUID } from 'node:crypto';

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
async function removeFiles(objects: S3Objects, folder: string): Promise<void> {
  await pooled(await objects.list(filesKey(folder)), AT_A_TIME, ({ key }) => objects.remove(key));
}

const storedFile = z.object({
  path: z.string(),
  integrity: z.string(),
  bytes: z.int(),
  /** Entity tag of its object when it was uploaded. */
  tag: z.string(),
  /** A compressed form of another file: browsers never ask for it by name. */
  packed: z.boolean(),
});

type StoredFile = Readonly<z.infer<typeof storedFile>>;

/** Schema of the list of files of a published version; written when all of them are there. */
const manifestSchema = z.object({ files: z.array(storedFile) });

/** List of files of a published version. */
type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/** Key of the manifest of a folder. It is beside the files, so that a bucket can show these to the world and nothing else. */
const manifestKey = (folder: string): string => `manifests/${folder}.json`;

export const folderOf = (key: string): string => key.slice('manifests/'.length, -'.json'.length);

const filesKey = (folder: string, path = ''): string => `files/${folder}/${path}`;

/**
 * Copies of published versions on this machine, by their content: a folder is downloaded once, checked against its hashes, and appears as a whole.
 * They may be removed at any time.
 */
function localCopies(objects: S3Objects, cache: string): (folder: string, manifest: Manifest) => Promise<string> {
  const onTheirWay = new Map<string, Promise<string>>();
  return async (folder, manifest) => {
    const copy = join(cache, `${folder}-${fingerprint(manifest.files)}`);
    if (await exists(copy)) return copy;
    const download = onTheirWay.get(copy) ?? fetched(objects, folder, manifest, copy);
    onTheirWay.set(copy, download);
    return download.finally(() => onTheirWay.delete(copy));
  };
}

async function fetched(objects: S3Objects, folder: string, { files }: Manifest, copy: string): Promise<string> {
  const incoming = join(dirname(copy), `.${randomUUID()}`);
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    await pooled(files, AT_A_TIME, async (file) => {
      const content = await download(objects, folder, file);
      await mkdir(dirname(join(incoming, file.path)), { recursive: true });
      await writeFile(join(incoming, file.path), content);
    });
    await rename(incoming, copy).catch(async (error: unknown) => {
      // Another process was quicker; the content is the same.
      if (!(await exists(copy))) throw error;
    });
    return copy;
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

/** A compressed form that is not the published one does not stop what runs: it is made anew from its file, which has a hash of its own. */
async function download(objects: S3Objects, folder: string, { path, integrity, packed }: StoredFile): Promise<Buffer> {
  const found = await objects.get(filesKey(folder, path));
  if (found && hashOf(found.body) === integrity) return found.body;
  const plain = packed ? await objects.get(filesKey(folder, path.slice(0, -3))) : undefined;
  if (plain) return compressed(plain.body);
  throw new Refusal(
    `${path} of ${folder} is ${found ? 'different from the published file' : 'missing'} in the registry.`,
  );
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Content type of an object, for a CDN that serves the bucket. */
export const contentType = (path: string): string => types[extname(path)] ?? 'application/octet-stream';

/** Answers that may be a moment old. */
interface ShortMemory<T> {
  readonly get: (key: string) => Promise<T>;
  readonly forget: (key: string) => void;
  readonly clear: () => void;
}

const MOST = 500;

/** Milliseconds for which a failure is remembered: a bucket that is away is not asked by every page load. */
const FAILED_FOR = 1_000;

interface Known<T> {
  readonly at: number;
  readonly answer: Promise<T>;
  failed: boolean;
}

/**
 * Remembers answers for a moment, also those on their way, so that page loads do not each ask the bucket.
 * @param freshFor how long, ms; 0 asks anew each time
 */
export function shortMemory<T>(ask: (key: string) => Promise<T>, freshFor: () => number): ShortMemory<T> {
  const memory = new Map<string, Known<T>>();
  return {
    get: (key) => {
      const found = memory.get(key);
      const limit = found?.failed ? Math.min(FAILED_FOR, freshFor()) : freshFor();
      if (found && performance.now() - found.at < limit) return found.answer;
      if (memory.size >= MOST) memory.clear();
      const asked: Known<T> = { at: performance.now(), answer: ask(key), failed: false };
      memory.set(key, asked);
      asked.answer.catch(() => (asked.failed = true));
      return asked.answer;
    },
    forget: (key) => void memory.delete(key),
    clear: () => memory.clear(),
  };
}
