import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { houseOfKit } from '../new/house.mjs';
import { makeRemote, nameFault } from '../new/make-remote.mjs';
import { archivesIn, standAlone } from '../new/stand-alone.mjs';
import { Refusal } from './remote-package.mjs';

/**
 * Makes a new remote that works, in a folder of its own outside of the repository of the suite. Needs no installed package, so that an unpacked kit can do it.
 * @param {{ parent: string, name: string, kit: string, archives: string | undefined }} options `kit`: folder of `@navette/build`; `archives`: folder with
 *   the archives of the kit, where its packages are in no package registry.
 * @returns {{ text: string, data: { folder: string } }}
 * @throws {Refusal} when the name is none or taken, or an archive is missing
 */
export function newRemote({ parent, name, kit, archives }) {
  const fault = nameFault(name);
  if (fault !== undefined) throw new Refusal(fault, 2);
  if (archives !== undefined && !existsSync(archives)) throw new Refusal(`${archives} does not exist (--kit)`);
  const house = houseOfKit(kit);
  try {
    const packed = archives === undefined ? undefined : archivesIn(archives, house);
    makeRemote(parent, name, { contract: house.contract, changesets: join(name, '.changeset') });
    standAlone(join(parent, name), house, packed);
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
  return {
    text: `${name} was created. Run in it: git init, npx pnpm@${house.pnpm} install, npx navette-remote check.`,
    data: { folder: join(parent, name) },
  };
}
