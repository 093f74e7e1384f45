import { conflict } from '../../kernel/problem.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import type { OutageLog } from '../http/circuit.ts';
import { createHttpPlatform } from './http/http-platform.ts';
import type { Platform, PlatformList, RejectedRecord } from './platform-port.ts';
import type { PlatformSettings } from './platform-settings.ts';

interface Surroundings {
  readonly log?: OutageLog | undefined;
  readonly now?: (() => Date) | undefined;
}

const absent = () => Promise.reject(conflict('booqit.notConfigured'));

/** Used when no platform is configured: every call is refused with the reason. */
const UNCONFIGURED: Platform = {
  transports: absent,
  transport: absent,
  invoices: absent,
  state: () => ({ configured: false, webUrl: null, unreachableSince: null, rejected: [] }),
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
    state: () => ({
      configured: true,
      webUrl: settings.webUrl ?? null,
      unreachableSince,
      rejected: named([...rejected.values()].flat()),
    }),
  };
}

/** Without duplicates: a transport may be in several lists. */
const named = (records: readonly RejectedRecord[]): readonly RejectedRecord[] => [
  ...new Map(records.map((record) => [`${record.id ?? ''} ${record.field}`, record])).values(),
];
