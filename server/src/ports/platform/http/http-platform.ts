import { ServiceError } from '../../../kernel/service-error.ts';
import { createServiceCall } from '../../http/call-service.ts';
import { amountOf, isUncheckedObject, listOf, partOf } from '../../http/unchecked.ts';
import type { PlatformPort, TransportsWanted } from '../platform-port.ts';
import type { PlatformSettings } from '../platform-settings.ts';
import { readInvoices, readTransports } from './read-records.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** Display name of the platform in messages. */
const SERVICE = 'Booqit';
/** Milliseconds per call: the platform's lists are long. */
const TIMEOUT = 8000;
/** Maximum pages of a list, against an endless one. */
const MOST_PAGES = 200;

const searchOf = ({ view, start, end, tags = [] }: TransportsWanted): string =>
  new URLSearchParams({
    view,
    start: start.toISOString(),
    end: end.toISOString(),
    ...(tags.length > 0 && { tags: tags.join(';') }),
  }).toString();

/** The external platform by its HTTP API: a bearer token, lists in pages of JSON, each as `{ data: { <name>: [], pages } }`. */
export function createHttpPlatform({ url, token }: PlatformSettings, timeout = TIMEOUT): PlatformPort {
  const headers = { authorization: `Bearer ${token}` };
  const call = createServiceCall({ service: SERVICE, url, headers, timeout });

  async function page(path: string, name: string): Promise<{ records: readonly unknown[]; pages: number }> {
    const { status, body } = await retrying(() => call(path));
    if (status === 400) throw new ServiceError(SERVICE, 'refused', 'refuses the question');
    const data = isUncheckedObject(body) && body.data !== undefined ? partOf(body, 'data') : undefined;
    const records = data && listOf(data, name);
    if (!records) throw new ServiceError(SERVICE, 'unexpected', `answers without ${name}`);
    return { records, pages: amountOf(data.pages) ?? 1 };
  }

  /** Fetches all pages; a partial list would be mistaken for the whole. */
  async function all(path: string, search: string, name: string): Promise<readonly unknown[]> {
    const first = await page(`${path}?${search}`, name);
    const records = [...first.records];
    for (let number = 2; number <= Math.min(first.pages, MOST_PAGES); number += 1)
      records.push(...(await page(`${path}?${search}${search && '&'}page=${number}`, name)).records);
    return records;
  }

  return {
    transports: async (wanted) => readTransports(await all('/v1/transports', searchOf(wanted), 'transports')),
    transport: async (id) =>
      readTransports((await page(`/v1/transports/${encodeURIComponent(id)}`, 'transports')).records),
    invoices: async () => readInvoices(await all('/v1/invoices', '', 'invoices')),
  };
}

/** Milliseconds before the second and the third attempt. */
const PAUSES = [250, 1000];
/** Maximum pause requested by a service while a user waits, in milliseconds. */
const LONGEST = 5000;

/**
 * Retries when a service does not answer, with growing pauses, or those it requests (`Retry-After`).
 * @throws {ServiceError} of the last attempt, or immediately when a retry is useless or would have to wait longer than 5 s
 */
async function retrying<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const wait of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ServiceError) || error.fault !== 'unavailable') throw error;
      const wanted = (error.retryAfter ?? 0) * 1000;
      if (wanted > LONGEST) throw error;
      await pause(Math.max(wait, wanted));
    }
  }
  return ask();
}
