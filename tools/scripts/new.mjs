/** npm run new -- remote-x: creates a working remote and installs its packages; nothing else has to name it. */
import './lib/node-version.mjs';
import { houseOf } from '../build/src/new/house.mjs';
import { makeRemote, nameFault } from '../build/src/new/make-remote.mjs';
import { root } from './lib/paths.mjs';
import { pnpm } from './lib/pnpm.mjs';

const [name = ''] = process.argv.slice(2);
const fault = nameFault(name);
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exit(2);
}
try {
  makeRemote(root, name, { contract: houseOf(root).contract, changesets: '.changeset' });
  await pnpm(['install', '--no-frozen-lockfile', '--prefer-offline']);
  process.stdout.write(`${name} was created; docs/write-a-remote.md describes the next steps.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
