import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';

const read = (/** @type {string} */ name) => readFileSync(join(import.meta.dirname, name), 'utf8');
const text = read('compose.yaml');
const compose = parse(text, { merge: true });

describe('compose.yaml', () => {
  it('compose.yaml is valid, and as its linter wants it', () => {
    const found = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] }).lintFiles(
      [join(import.meta.dirname, 'compose.yaml')],
      false,
    );
    expect(found.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('uses only variables that compose.env.example sets', () => {
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const given = read('compose.env.example').match(/^\w+(?==)/gm);
    expect(new Set(asked)).toEqual(new Set(given));
  });

  it('runs the servers with a root that is read-only, without rights, and with time to drain', () => {
    for (const name of ['server-1', 'server-2']) {
      const { read_only, cap_drop, stop_grace_period, environment } = compose.services[name];
      expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
      expect(parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(Number(environment.DRAIN_SECONDS) + 20);
    }
  });

  it('publishes the remotes into the registry that the servers read', () => {
    const { environment, build } = compose.services.remotes;
    expect(read('Containerfile')).toContain(`AS ${build.target}`);
    for (const [name, value] of Object.entries(environment))
      expect(compose.services['server-1'].environment).toHaveProperty(name, value);
    expect(environment).toHaveProperty('REGISTRY_URL');
  });

  it('sets only variables that docs/settings.md names', () => {
    const settings = read('../docs/settings.md');
    for (const name of Object.keys(compose.services['server-1'].environment)) expect(settings).toContain(`\`${name}`);
  });

  it('puts every server behind the proxy and before Prometheus', () => {
    const servers = Object.keys(compose.services).filter((name) => name.startsWith('server-'));
    for (const file of ['Caddyfile', 'prometheus/prometheus.yml'])
      for (const name of servers) expect(read(file)).toContain(`${name}:8080`);
  });
});
