/** Stores the exports of `@navette/shared` and the contract as the released ones, for the next comparison; part of the commit of `changeset version`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepReleased } from './api/released.mjs';
import { root } from './lib/paths.mjs';
import { must } from './lib/run.mjs';

// It takes no arguments: a question for help must not write.
parseArgs();
await must(join(root, 'node_modules/.bin/tsc'), ['-b'], { cwd: root });
keepReleased();
process.stdout.write('shared/api and openapi/released are up to date.\n');
