import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.ts';

/** A Prometheus (Debian's package) with our configuration and alerts, which reads one server each second. */
export interface Prometheus {
  /** Result of an expression now: one entry for each series. */
  query(expression: string): Promise<readonly unknown[]>;
  /** The alerts, as it understood them. */
  alerts(): Promise<readonly { readonly name: string; readonly query: string; readonly health: string }[]>;
  stop(): Promise<void>;
}

const SHIPPED = new URL('../../../deploy/prometheus/', import.meta.url);

/** Starts it on what is shipped; only addresses, files and intervals are others. */
export async function startPrometheus(target: string, token: string): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'navette-prometheus-'));
  const shipped = await readFile(new URL('prometheus.yml', SHIPPED), 'utf8');
  const config = shipped
    .replaceAll('15s', '1s')
    .replace('/run/secrets/metrics-token', join(folder, 'token'))
    .replace(/targets: \[.*\]/u, `targets: ['${target}']`);
  await writeFile(join(folder, 'token'), token);
  await writeFile(join(folder, 'prometheus.yml'), config);
  await cp(new URL('alerts.yml', SHIPPED), join(folder, 'alerts.yml'));
  await promisify(execFile)('promtool', ['check', 'config', join(folder, 'prometheus.yml')]);
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ask = async (path: string) => {
    const answer: {
      data: { result?: unknown[]; groups?: { rules: { name: string; query: string; health: string }[] }[] };
    } = await (await fetch(`http://${address}/api/v1/${path}`)).json();
    return answer.data;
  };
  return {
    query: async (expression) => (await ask(`query?${new URLSearchParams({ query: expression })}`)).result ?? [],
    alerts: async () => (await ask('rules')).groups?.flatMap(({ rules }) => rules) ?? [],
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
