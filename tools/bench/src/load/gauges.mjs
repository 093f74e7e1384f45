import { readFile } from 'node:fs/promises';
import { METRICS_TOKEN } from '../suite/start-server.mjs';

/**
 * Gauges of a server, as Prometheus reads them.
 * @param {string} url
 */
export async function gaugesOf(url) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await answer.text();
  const value = (/** @type {string} */ name) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    waiting: value('navette_database_waiting'),
    eventLoop: Math.round(value('navette_nodejs_eventloop_lag_p99_seconds') * 1000),
  };
}

/**
 * Resident memory of a process in kilobytes. Linux only.
 * @param {number} pid
 */
export async function memoryOf(pid) {
  const [, pages = ''] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
  return Number(pages) * 4.096;
}

/**
 * Growth per minute of evenly spaced samples, by least squares.
 * @param {readonly number[]} samples
 * @param {number} pause Seconds between two.
 */
export function growthOf(samples, pause) {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  const above = samples.reduce((sum, sample, index) => sum + (index - middle) * (sample - mean), 0);
  const below = samples.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return below === 0 ? 0 : (above / below / pause) * 60;
}
