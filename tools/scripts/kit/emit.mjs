/**
 * Builds a package of the kit for publishing: JavaScript and types in `dist`, with the other files that they import. Runs
 * in the package's folder before it is packed.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { evaluate } from '../../build/src/declaration.mjs';
import { root } from '../lib/paths.mjs';
import { must } from '../lib/run.mjs';

rmSync('dist', { recursive: true, force: true });
await must(join(root, 'node_modules/.bin/tsc'), ['-b', 'tsconfig.kit.json'], { cwd: process.cwd() });
const files = existsSync('src') ? readdirSync('src', { recursive: true, encoding: 'utf8' }) : [];
for (const file of files.filter((name) => /\.(css|svg|png|woff2)$/.test(name))) {
  mkdirSync(join('dist/src', dirname(file)), { recursive: true });
  cpSync(join('src', file), join('dist/src', file));
}

// A module that the host's bundler evaluates is published as its value: outside this workspace Chakra has no patch, and no theme can be computed.
const emitted = existsSync('dist/src') ? readdirSync('dist/src', { recursive: true, encoding: 'utf8' }) : [];
for (const file of emitted.filter((name) => name.endsWith('.js'))) {
  const path = join('dist/src', file);
  const code = readFileSync(path, 'utf8');
  for (const [, name] of code.matchAll(/'(\.[\w./-]+)\.ts\?evaluated'/g)) {
    const target = resolve(dirname(path), `${name}.js`);
    writeFileSync(target, `export default ${JSON.stringify(await evaluate(target))};\n`);
  }
  if (code.includes('.ts?evaluated')) writeFileSync(path, code.replaceAll('.ts?evaluated', '.js'));
}
