import { ServiceError } from '../../../kernel/service-error.ts';
import { createServiceCall } from '../../http/call-service.ts';
import { amountOf, isUncheckedObject, listOf, partOf } from '../../http/unchecked.ts';
import type { PlatformPort, TransportsWanted } from '../platform-port.ts';
import type { PlatformSettings } from '../platform-settings.ts';
import { readInvoices, readTransports } from './read-records.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** The platform's name, as messages to people write it. */
const SERVICE = 'Booqit';
/** Milliseconds one call may take: lists of the platform are long. */
const TIMEOUT = 8000;
/** More pages than any list has: an answer that always names another page ends there. */
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

  /** Every page; half a list would pass for a whole one. */
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
/** Longest pause that a service may ask for while somebody waits, in milliseconds. */
const LONGEST = 5000;

/**
 * Asks again when a service does not answer, with pauses that grow, or as long as it asks for (`Retry-After`).
 * @throws {ServiceError} of the last attempt, or at once when asking again would not help or has to wait for longer than 5 s
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
