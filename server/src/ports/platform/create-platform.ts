import { conflict } from '../../kernel/problem.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import type { Surroundings } from '../http/circuit.ts';
import { createHttpPlatform } from './http-platform.ts';
import type { Platform, PlatformList, RejectedRecord, TransportPart } from './platform-port.ts';
import { keyOf, serviceUrl } from '../http/service-settings.ts';
import type { Environment } from '../../kernel/settings.ts';
import { createCache } from '../http/response-cache.ts';
import { LruCache } from '../../kernel/lru-cache.ts';

const absent = () => Promise.reject(conflict('booqit.notConfigured'));

/** Used when no platform is configured: every call is refused with the reason. */
const UNCONFIGURED: Platform = {
  transports: absent,
  transport: absent,
  invoices: absent,
  state: () => ({ configured: false, webUrl: null, practice: false, unreachableSince: null, rejected: [] }),
};

/** The configured platform, with the state derived from its calls. */
export function createPlatform(
  settings: PlatformSettings | undefined,
  { log, now = () => new Date() }: Surroundings = {},
): Platform {
  if (!settings) return UNCONFIGURED;
  const port = createHttpPlatform(settings);
  let unreachableSince: Date | null = null;
  const rejected = new Map<string, readonly RejectedRecord[]>();

  async function watch<Item>(name: string, ask: () => Promise<PlatformList<Item>>): Promise<PlatformList<Item>> {
    try {
      const list = await ask();
      if (unreachableSince) log?.info({ service: 'booqit' }, 'the external platform answers again');
      unreachableSince = null;
      rejected.set(name, list.rejected);
      return list;
    } catch (error) {
      const isRefusal = error instanceof ServiceError && error.fault === 'refused';
      if (!isRefusal) {
        if (!unreachableSince)
          log?.warn({ service: 'booqit', error: String(error) }, 'the external platform does not answer as it should');
        unreachableSince ??= now();
      }
      throw error;
    }
  }

  return {
    transports: (wanted) => watch(wanted.view, () => port.transports(wanted)),
    transport: (id) => watch('transport', () => port.transport(id)),
    invoices: () => watch('invoices', () => port.invoices()),
    practise: settings.practise,
    state: () => ({
      configured: true,
      webUrl: settings.webUrl ?? null,
      practice: settings.practise !== undefined,
      unreachableSince,
      rejected: named([...rejected.values()].flat()),
    }),
  };
}

/** Without duplicates: a transport may be in several lists. */
const named = (records: readonly RejectedRecord[]): readonly RejectedRecord[] => [
  ...new Map(records.map((record) => [`${record.id ?? ''} ${record.field}`, record])).values(),
];

/** URL and credentials of the external platform. */
export interface PlatformSettings {
  /** URL of its HTTP API, without a trailing slash. */
  readonly url: string;
  readonly token: string;
  /** Web page of a transport; undefined when none is configured. */
  readonly webUrl?: string | undefined;
  /** Changes a transport; of the sandbox only. */
  readonly practise?: Platform['practise'];
}

/**
 * The platform configured by BOOQIT_URL and BOOQIT_TOKEN, with BOOQIT_WEB_URL for its web pages; undefined when none is configured.
 * @throws when one of them is missing or invalid
 */
export function platformOf({
  BOOQIT_URL: url,
  BOOQIT_TOKEN: token,
  BOOQIT_WEB_URL: web,
}: Environment): PlatformSettings | undefined {
  if (!url && !token) return undefined;
  if (!url || !token) throw new Error('BOOQIT_URL and BOOQIT_TOKEN are set together or not at all');
  return {
    url: serviceUrl('BOOQIT_URL', url),
    token: keyOf('BOOQIT_TOKEN', token),
    ...(web && { webUrl: serviceUrl('BOOQIT_WEB_URL', web) }),
  };
}

/** Cache of recent transports by id: those of a list are not fetched again one by one. */
export interface RememberedTransports {
  /** Parts of transports, cached for minutes, else fetched; unknown ones are missing. @throws {ServiceError} */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, readonly TransportPart[]>>;
}

/** Maximum cached transports. */
const MOST = 20_000;
const FRESH_MS = 2 * 60_000;

/** Concurrent calls for transports missing in the lists. */
const AT_ONCE = 6;

/** The platform with shared concurrent lists and a cache of their transports. */
export function rememberTransports(
  platform: Platform,
  clock: () => number = () => performance.now(),
): Platform & RememberedTransports {
  const known = new LruCache<string, { readonly parts: readonly TransportPart[]; readonly at: number }>(MOST);
  const shared = createCache<PlatformList<readonly TransportPart[]>>({ timeToLive: 0 });
  async function remembered(asked: ReturnType<Platform['transport']>) {
    const answer = await asked;
    const at = clock();
    for (const parts of answer.items) if (parts[0]) known.set(parts[0].transportId, { parts, at }, 1);
    return answer;
  }
  const one = (id: string) => remembered(platform.transport(id));
  return {
    ...platform,
    transports: (wanted) => shared(JSON.stringify(wanted), () => remembered(platform.transports(wanted))),
    transport: one,
    byIds: async (ids) => {
      const found = new Map<string, readonly TransportPart[]>();
      const missing: string[] = [];
      for (const id of ids) {
        const entry = known.get(id);
        if (entry && clock() - entry.at < FRESH_MS) found.set(id, entry.parts);
        else missing.push(id);
      }
      for (let from = 0; from < missing.length; from += AT_ONCE) {
        const some = missing.slice(from, from + AT_ONCE);
        const answers = await Promise.all(some.map(one));
        for (const { items } of answers)
          for (const parts of items) if (parts[0]) found.set(parts[0].transportId, parts);
      }
      return found;
    },
  };
}
