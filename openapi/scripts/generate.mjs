// @ts-check
/**
 * Bundles the contract, checks its rules and writes generated/. With `--check` nothing is written: the command fails when a rule is broken or a
 * committed file is stale.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { staleFiles } from './check.mjs';
import { lint } from './lint.mjs';
import { render } from './render.mjs';

const folder = path.resolve(import.meta.dirname, '..');
const output = path.join(folder, 'generated');
const document = bundle(folder);
const faults = lint(document);
const files = await render(document);

if (process.argv.includes('--check')) {
  faults.push(...staleFiles(output, files));
} else if (faults.length === 0) {
  mkdirSync(output, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(output, name), content);
}

if (faults.length > 0) {
  process.stderr.write(
    `The contract has ${faults.length} fault(s):\n${faults.map((fault) => `- ${fault}\n`).join('')}`,
  );
  process.exitCode = 1;
}
