import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';

// Docker, kubectl and systemd are not on every machine that tests: the files and services named by their commands are looked up instead.
const root = join(import.meta.dirname, '..');
const read = (/** @type {string} */ name) => readFileSync(join(import.meta.dirname, name), 'utf8');
const document = read('README.md');
const lines = [...document.matchAll(/```\n(.*?)```/gs)].flatMap(([, block = '']) => block.trim().split('\n'));
const { services } = parse(read('compose.yaml'), { merge: true });

/** Values of an option of a command. @param {string} line @param {string} option */
const valuesOf = (line, option) =>
  [...line.matchAll(new RegExp(`${option} (\\S+)`, 'g'))].map(([, value = '']) => value);

describe('the commands of deploy/README.md', () => {
  const compose = lines.filter((line) => line.startsWith('docker compose'));

  it.each(compose)('%s: names only existing files', (line) => {
    const files = valuesOf(line, '--file');
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    for (const file of valuesOf(line, '--env-file')) expect(document).toContain(`\`${file.split('/').at(-1)}\``);
  });

  it('names only services of compose.yaml', () => {
    const text = [...lines, document].join('\n');
    const named = [...text.matchAll(/(?:logs|--no-deps) ([\w-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(Object.keys(services)).toContain(name);
  });

  it('names only existing programs, units and folders', () => {
    const named = new Set(document.match(/\bdeploy\/[\w@/.-]*[\w]/g));
    // Copies of the examples, filled in by the operator.
    const filled = (/** @type {string} */ path) => path.endsWith('.env');
    const missing = [...named].filter((path) => !filled(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
    expect(named.size).toBeGreaterThan(8);
  });
});

/** @type {{ groups: { rules: { alert: string }[] }[] }} */
const { groups } = parse(read('prometheus/alerts.yml'));
const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
const [, table = ''] = document.split('## Incidents');
const rows = table.split('\n').filter((line) => line.startsWith('| `'));

it('the incidents of deploy/README.md cover each alert, and only these', () => {
  const said = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(said.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(alerts.toSorted((a, b) => a.localeCompare(b)));
});

it('the incidents of deploy/README.md say where to look and how to act', () => {
  for (const row of rows)
    expect(
      row
        .split('|')
        .slice(2, 4)
        .map((cell) => cell.trim())
        .filter(Boolean),
    ).toHaveLength(2);
});
