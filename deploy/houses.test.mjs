import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { expect, it } from 'vitest';

const read = (/** @type {string} */ name) => readFileSync(join(import.meta.dirname, name), 'utf8');
const HOUSES = ['north', 'south'];

/** @type {[file: string, rules: Record<string, 0>][]} */
const files = [
  ['houses/proxy.yaml', {}],
  // The project of a house is an argument of the command.
  ['houses/house.yaml', { 'require-project-name-field': 0 }],
];
it.each(files)('two houses as compose projects have a valid %s, as its linter wants it', (file, rules) => {
  const found = new DCLinter({ rules, quiet: false, debug: false, exclude: [] }).lintFiles(
    [join(import.meta.dirname, file)],
    false,
  );
  expect(found.flatMap(({ messages }) => messages)).toEqual([]);
});

it('two houses as compose projects share no port of the machine: those of a house are variables, and its proxy stays away', () => {
  /** @type {{ services: Record<string, { ports?: string[] }> }} */
  const house = parse(read('compose.yaml'), { merge: true });
  const { services } = parse(read('houses/house.yaml'));
  expect(services.proxy.profiles).toEqual(['alone']);
  const taken = Object.entries(house.services).flatMap(([name, { ports = [] }]) => (name === 'proxy' ? [] : ports));
  for (const port of taken) expect(port).toMatch(/\$\{\w+_PORT:-\d+\}/);
  expect(taken.length).toBeGreaterThan(0);
});

it('two houses as compose projects share no volume and no network: both are named by the project', () => {
  const { volumes, networks, services } = parse(read('compose.yaml'), { merge: true });
  for (const volume of Object.values(volumes)) expect(volume).toBeNull();
  expect(networks).toBeUndefined();
  for (const service of Object.values(services)) expect(service).not.toHaveProperty('container_name');
});

it('two houses as compose projects each have their own network and server names for the proxy', () => {
  const { services, networks } = parse(read('houses/proxy.yaml'));
  const caddy = read('houses/Caddyfile');
  const servers = Object.keys(parse(read('compose.yaml'), { merge: true }).services).filter((name) =>
    name.startsWith('server-'),
  );
  for (const server of servers) expect(caddy).toContain(`{args[0]}-${server}-1:8080`);
  for (const house of HOUSES) {
    expect(services.proxy.networks).toContain(house);
    expect(networks[house]).toEqual({ name: `navette-${house}_default`, external: true });
    expect(caddy).toContain(`{$${house.toUpperCase()}_ADDRESS} {\n\timport house navette-${house}\n}`);
  }
});

it('two houses as compose projects use only variables that the example settings set', () => {
  const asked = [...read('houses/proxy.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(read('houses/proxy.env.example').match(/^\w+(?==)/gm)));
});

it('the systemd unit of one of two houses differs from the unit of a single house only in lines with the instance name', () => {
  const setting = (/** @type {string} */ text) => text.split('\n').filter((line) => line && !line.startsWith('#'));
  const one = setting(read('systemd/navette.service'));
  const template = setting(read('systemd/navette@.service'));
  const own = template.filter((line) => line.includes('%i'));
  expect(own.map((line) => line.split('=')[0])).toEqual([
    'Description',
    'User',
    'Group',
    'Environment',
    'EnvironmentFile',
    'StateDirectory',
  ]);
  expect(template.filter((line) => !line.includes('%i'))).toEqual(one.filter((line) => template.includes(line)));
  expect(template).toHaveLength(one.length);
});
