import type { ReleaseSet } from '@navette/shared/release';
import { fileFaults } from '../registry/files.ts';
import { HOST, keys } from '../registry/keys.ts';
import { hostFactsSchema } from '../registry/pin-host.ts';
import { localFolder } from '../registry/store/local-folder.ts';
import { storeOf } from '../registry/store/store-of.ts';
import { readJson } from '../registry/read-built-remote.ts';
import type { Deployed } from './deployed.ts';
import type { Finding } from './report.ts';

/**
 * The host in which a set would run, with the deployed API: the build that it pins, else the deployed one.
 * @throws {Refusal} when the pinned build can't be read
 */
export async function withHostOf(registry: string, { host }: ReleaseSet, deployed: Deployed): Promise<Deployed> {
  if (!host.pinned) return deployed;
  const { version, contract, build, shared, deprecated } = hostFactsSchema.parse(
    await readJson(await localFolder(registry, HOST, host.pinned.version), 'host.json'),
  );
  return { ...deployed, host: { version, contract, build, shared, deprecated } };
}

/** Whether every file of the pinned host is there as it was published. */
export async function checkHostFiles(registry: string, { host }: ReleaseSet): Promise<readonly Finding[]> {
  if (!host.pinned) return [];
  const { version, files } = host.pinned;
  const { folders } = storeOf(registry);
  const folder = keys.remote(HOST, version);
  const [there, forms] = await Promise.all([folders.files(folder), folders.changedForms(folder)]);
  return [
    ...fileFaults(files, there).map(
      ({ path, fault }) =>
        `${path} of host ${version} is ${fault === 'changed' ? 'not the file that was released' : 'missing'}`,
    ),
    ...forms.map(
      (form) =>
        `${form} of host ${version} is not the compressed form of the file beside it; ops repair writes it anew`,
    ),
  ].map((detail) => ({ severity: 'failed', remote: null, detail }));
}
