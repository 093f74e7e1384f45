import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { reasonOf } from '../../refusal.ts';
import { fileFaults, fingerprint, hashedFiles, pooled, hashOf } from '../../registry/files.ts';
import { keys } from '../../registry/keys.ts';
import { publications } from '../../registry/versions.ts';
import { failed, type Finding } from '../report.ts';
import type { Candidate, RemoteUnderCheck } from '../remote-under-check.ts';
import type { Registry } from '../../registry/registry.ts';

const atATime = 8;

/**
 * Whether every file is there as it was published, and is served so.
 * @param origin where the suite answers; without it only the registry's folder is looked at
 */
export async function checkFiles(
  { registry, remotes }: Pick<Candidate, 'remotes'> & { readonly registry: Registry },
  origin?: string,
): Promise<readonly Finding[]> {
  const stored = await Promise.all(
    remotes.flatMap((remote) => [storedFileFaults(registry, remote), checkSyntax(remote)]),
  );
  const asked =
    origin === undefined
      ? []
      : remotes.flatMap(({ name, pinned }) =>
          Object.entries(pinned.files).map(([file, integrity]) => ({
            name,
            url: new URL(`${pinned.base}${file}`, origin).href,
            integrity,
          })),
        );
  const served = await pooled(asked, atATime, async ({ name, url, integrity }) => ({
    name,
    fault: await servedFileFault(url, integrity),
  }));
  return [...stored.flat(), ...served.flatMap(({ name, fault }) => (fault === undefined ? [] : [failed(name, fault)]))];
}

async function storedFileFaults(
  registry: Registry,
  { name, version, folder, pinned }: RemoteUnderCheck,
): Promise<readonly Finding[]> {
  const there = await hashedFiles(folder).catch(() => undefined);
  if (there === undefined) return [failed(name, `${folder} can't be read`)];
  const listed = fileFaults(pinned.files, there).map(({ path, fault }) =>
    fault === 'changed' ? `${path} differs from the released file (by its hash)` : `${path} is missing`,
  );
  const unlisted = there
    .filter(({ path }) => pinned.files[path] === undefined)
    .map(({ path }) => `${path} exists but is not listed`);
  const published = (await publications(registry, name)).findLast((publication) => publication.version === version);
  const changed =
    published === undefined
      ? [`${name} ${version} was never published here`]
      : published.fingerprint === fingerprint(there)
        ? []
        : [`${name} ${version} has changed since it was published`];
  const packed = (await registry.store.folders.changedForms(keys.remote(name, version))).map(
    (form) => `${form} is not the compressed form of ${form.slice(0, -3)}; publish it again`,
  );
  return [...listed, ...unlisted, ...changed, ...packed].map((detail) => failed(name, detail));
}

const syntax: Readonly<Record<string, (text: string) => void>> = {
  js: (text) => void new Script(text),
  json: (text) => void JSON.parse(text),
};

/** Syntax that only modules have; whether the rest of such a script is sound, the browser of a boot finds out. */
const ofModules = /import statement|import\.meta|Unexpected token 'export'|await is only valid/;

/** Scripts and data of a remote that no browser could read. Nothing of them is run. */
export async function checkSyntax({
  name,
  folder,
  pinned,
}: Pick<RemoteUnderCheck, 'name' | 'folder' | 'pinned'>): Promise<readonly Finding[]> {
  const found = await pooled(Object.keys(pinned.files), atATime, async (file) => {
    const parse = syntax[file.split('.').at(-1) ?? ''];
    // A file that is missing is reported as such.
    const text = parse && (await readFile(join(folder, file), 'utf8').catch(() => undefined));
    try {
      if (text !== undefined) parse?.(text);
      return [];
    } catch (error) {
      const reason = reasonOf(error);
      return ofModules.test(reason) ? [] : [failed(name, `${file} can't be parsed: ${reason}`)];
    }
  });
  return found.flat();
}

/** Longer than this a browser would not wait either, ms. */
const patience = 12_000;

const contentTypes: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  webp: /^image\/webp\b/,
  woff2: /^font\/woff2\b/,
};

/**
 * Fault of a file as it is served; undefined when it is the released one, with a content type that a browser takes.
 * @param integrity `sha384-…` of the release set
 */
export async function servedFileFault(url: string, integrity: string, timeout = patience): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const answer = await fetch(url, { signal, redirect: 'error', headers: { 'accept-encoding': 'br, gzip' } });
    if (!answer.ok) return `${url} answers ${answer.status}`;
    const type = answer.headers.get('content-type') ?? '';
    const expected = contentTypes[url.split('.').at(-1) ?? ''];
    if (expected && !expected.test(type)) return `${url} has the content type ${type || 'none'}`;
    return hashOf(Buffer.from(await answer.arrayBuffer())) === integrity
      ? undefined
      : `${url} differs from the released file (by its hash)`;
  } catch (error) {
    return signal.aborted
      ? `${url} did not answer within ${timeout / 1000} s`
      : `${url} can't be loaded: ${reasonOf(error)}`;
  }
}
