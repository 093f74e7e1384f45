import { Counter, type Registry } from 'prom-client';
import type { LoadCounts } from './loads/load-counts.ts';

/** Prometheus counters of the load reports that this process received. */
export function countLoads(registry: Registry, loads: LoadCounts): void {
  const counter = new Counter({
    name: 'navette_remote_loads_total',
    help: 'What became of remotes in pages, by remote, version and outcome',
    labelNames: ['remote', 'version', 'outcome'],
    registers: [registry],
  });
  loads.onCounted(({ remote, version, outcome }) => counter.inc({ remote, version, outcome }));
}
