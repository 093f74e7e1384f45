/**
 * npm run kit -- <folder> [remote]: packs the packages that a remote outside of this repository needs; with the name of a remote, the folder
 * becomes a clone of that remote alone, the kit inside.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cloneRemote, packKit } from './kit/standalone.mjs';
import { remotes } from './lib/paths.mjs';
import { PNPM_VERSION } from './lib/pnpm.mjs';

const [folder, remote] = process.argv.slice(2);
if (folder === undefined || (remote !== undefined && !remotes.includes(remote))) {
  process.stderr.write(`Usage: npm run kit -- <folder> [one of ${remotes.join(', ')}]\n`);
  process.exit(2);
}

if (remote === undefined) {
  const archives = await packKit(folder);
  process.stdout.write(`${Object.values(archives).join('\n')}\n`);
} else {
  const packed = mkdtempSync(join(tmpdir(), 'navette-kit-'));
  cloneRemote(remote, resolve(folder), await packKit(packed));
  rmSync(packed, { recursive: true, force: true });
  process.stdout.write(
    `${remote} was copied to ${resolve(folder)}. Run in it: git init, npx pnpm@${PNPM_VERSION} install, npx navette-remote check\n`,
  );
}
