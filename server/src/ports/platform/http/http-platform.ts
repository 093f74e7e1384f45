import { ServiceError } from '../../../kernel/service-error.ts';
import { createServiceCall } from '../../http/call-service.ts';
import { amountOf, isUncheckedObject, listOf, partOf } from '../../http/unchecked.ts';
import type { PlatformPort, TransportsWanted } from '../platform-port.ts';
import type { PlatformSettings } from '../platform-settings.ts';
import { readInvoices, readTransports } from './read-records.ts';
import { retrying } from './retry.ts';

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
