import { isVersion } from '@navette/shared/release';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { type HashedFile, hashedFiles } from '../registry/files.ts';
import { HOST } from '../registry/keys.ts';
import { hostFactsSchema } from '../registry/pin.ts';
import { readJson } from '../registry/pin.ts';
import { assertRemote } from './assert-remote.ts';

/** A folder that can be published. */
export interface Build {
  /** Name of the remote, or `host`. */
  readonly name: string;
  /** As its package.json says. */
  readonly version: string;
  readonly files: readonly HashedFile[];
}

/**
 * Reads what lies in a `dist` folder: a remote, or a build of the host, which has a `host.json`.
 * @param hashed its public files, where they are known already
 * @throws {Refusal} when it is neither, or a host as working copy, which runs from its own folder (HOST_DIR)
 */
export async function readBuild(dist: string, workingCopy: boolean, hashed?: readonly HashedFile[]): Promise<Build> {
  const files = hashed ?? (await hashedFiles(dist).catch(() => []));
  if (!files.some(({ path }) => path === 'host.json')) {
    await readJson(dist, 'declaration.json');
    const { name, version } = await assertRemote(dist, files);
    return { name, version, files };
  }
  if (workingCopy) throw new Refusal('A host that is still being written runs from its own folder (HOST_DIR).');
  return { name: HOST, version: await hostVersion(dist), files };
}

async function hostVersion(dist: string): Promise<string> {
  const { success, data, error } = hostFactsSchema.safeParse(await readJson(dist, 'host.json'));
  if (!success) throw new Refusal(`${dist} holds no valid host:\n${z.prettifyError(error)}`);
  if (!isVersion(data.version)) throw new Refusal(`${dist}: ${data.version} is no version of three numbers.`);
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => '');
  if (!page.includes('name="navette-host"'))
    throw new Refusal(
      `${dist}: its index.html can't say which host it is (meta navette-host), as a host in a set must.`,
    );
  return data.version;
}
