import { fileFaults, fingerprint, hashedFiles } from '../../registry/files.ts';
import { keys } from '../../registry/keys.ts';
import { storeOf } from '../../registry/store/store-of.ts';
import { publications } from '../../registry/versions.ts';
import type { Finding } from '../report.ts';
import type { Candidate, RemoteUnderCheck } from '../remote-under-check.ts';
import { pooled } from '../../registry/pooled.ts';
import { servedFileFault } from './served-file.ts';

const atATime = 8;

/**
 * Whether every file is there as it was published, and is served so.
 * @param origin where the suite answers; without it only the registry's folder is looked at
 */
export async function checkFiles({ registry, remotes }: Candidate, origin?: string): Promise<readonly Finding[]> {
  const stored = await Promise.all(remotes.map((remote) => storedFileFaults(registry, remote)));
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
  return [
    ...stored.flat(),
    ...served.flatMap(({ name, fault }): Finding[] =>
      fault === undefined ? [] : [{ severity: 'failed', remote: name, detail: fault }],
    ),
  ];
}

async function storedFileFaults(
  registry: string,
  { name, version, folder, pinned }: RemoteUnderCheck,
): Promise<readonly Finding[]> {
  const there = await hashedFiles(folder).catch(() => undefined);
  if (there === undefined) return [{ severity: 'failed', remote: name, detail: `${folder} can't be read` }];
  const listed = fileFaults(pinned.files, there).map(({ path, fault }) =>
    fault === 'changed' ? `${path} is not the file that was released (its hash differs)` : `${path} is missing`,
  );
  const unlisted = there
    .filter(({ path }) => pinned.files[path] === undefined)
    .map(({ path }) => `${path} is there and not listed`);
  const published = (await publications(registry, name)).findLast((publication) => publication.version === version);
  const changed =
    published === undefined
      ? [`${name} ${version} was never published here`]
      : published.fingerprint === fingerprint(there)
        ? []
        : [`${name} ${version} is not as it was published: its files changed since`];
  const packed = (await storeOf(registry).folders.changedForms(keys.remote(name, version))).map(
    (form) => `${form} is not the compressed form of ${form.slice(0, -3)}; ops repair writes it anew`,
  );
  return [...listed, ...unlisted, ...changed, ...packed].map((detail) => ({
    severity: 'failed',
    remote: name,
    detail,
  }));
}
