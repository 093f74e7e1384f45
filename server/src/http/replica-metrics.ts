import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replica } from '../db/replica.ts';

/** What metrics ask a standby. */
export type MeasuredReplica = Pick<Replica, 'reads' | 'lag'>;

/** How far a standby is behind, and how many of the reads that were meant for it the primary answered, and why. */
export function measureReplica(registry: Registry, { reads, lag }: MeasuredReplica): void {
  const counter = new Counter({
    name: 'navette_replica_reads_total',
    help: 'Reads for the standby: answered by it (replica), or by the primary because it was behind, away, or failed',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(reads)) this.inc({ outcome }, count);
    },
  });
  const gauge = new Gauge({
    name: 'navette_replica_lag_bytes',
    help: 'Bytes of the log that the primary has flushed and the standby has not replayed; missing while one of them is away',
    registers: [],
    async collect() {
      this.reset();
      const bytes = await lag();
      if (bytes !== undefined) this.set(bytes);
    },
  });
  registry.registerMetric(counter);
  registry.registerMetric(gauge);
}
