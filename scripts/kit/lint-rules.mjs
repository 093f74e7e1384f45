/** Writes the house rules for clones of a remote into the kit, before it is packed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { remoteRules } from './remote-rules.mjs';

const rules = remoteRules(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')));
mkdirSync(join(root, 'build/dist'), { recursive: true });
writeFileSync(join(root, 'build/dist/oxlint.json'), `${JSON.stringify(rules, null, 2)}\n`);
