/** Writes the repository's settings into the kit before it is packed: lint rules and format for clones, and the template's versions for a new remote. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseOf } from '../../build/src/new/house.mjs';
import { root } from '../lib/paths.mjs';
import { remoteRules } from './remote-rules.mjs';

const rules = remoteRules(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')));
mkdirSync(join(root, 'tools/build/dist'), { recursive: true });
writeFileSync(join(root, 'tools/build/dist/oxlint.json'), `${JSON.stringify(rules, null, 2)}\n`);
writeFileSync(join(root, 'tools/build/dist/house.json'), `${JSON.stringify(houseOf(root), null, 2)}\n`);
cpSync(join(root, '.oxfmtrc.json'), join(root, 'tools/build/dist/oxfmt.json'));
