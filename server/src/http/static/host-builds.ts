import { publishedHosts, servedHost, type Registry } from '@navette/ops/registry';
import { DEPLOYED_HOST } from '@navette/shared/release';
import type { FastifyBaseLogger } from 'fastify';
import { Outage } from '../../kernel/outage.ts';
import { cookieOf } from '../../kernel/cookies.ts';

interface HostBuild {
  readonly version: string;
  readonly folder: string;
}

/** Builds of the host side by side: the deployed one and those of the registry. */
export interface HostBuilds {
  /** The build for a page: the one selected by the tab, if available, else that of the running set, else the deployed one. */
  readonly forPage: (wanted: string | undefined, log: FastifyBaseLogger) => Promise<HostBuild>;
  readonly deployed: string;
  /** Folders of the others. Open tabs load chunks of the build that they started with; the names contain a hash, so that they are unambiguous. */
  readonly published: () => Promise<readonly string[]>;
}

/** The deployed host and the published ones, which a release set may pin. */
export function hostBuilds(hostDir: string, registry: Registry): HostBuilds {
  const unread = new Outage();
  const deployed: HostBuild = { version: DEPLOYED_HOST, folder: hostDir };
  const named = async (version: string): Promise<HostBuild | undefined> => {
    if (version === DEPLOYED_HOST) return deployed;
    const found = (await publishedHosts(registry)).find((published) => published.version === version);
    return found && { version, folder: await found.folder() };
  };
  return {
    forPage: async (wanted, log) => {
      try {
        const found = (wanted && (await named(wanted))) || (await named(await servedHost(registry))) || deployed;
        if (unread.passes()) log.info('the host of the running set can be read again');
        return found;
      } catch (error) {
        if (unread.meets(error))
          log.error({ err: error }, 'the host of the running set can not be read: answering the deployed one');
        return deployed;
      }
    },
    deployed: hostDir,
    published: async () => {
      const folders = await Promise.allSettled((await publishedHosts(registry)).map(({ folder }) => folder()));
      return folders.flatMap((found) => (found.status === 'fulfilled' ? [found.value] : []));
    },
  };
}

/** The build selected by a tab's cookie; undefined for a value that is no version. */
export function wantedHost(cookie: string | undefined, name: string): string | undefined {
  const value = cookieOf(cookie, name);
  return value !== undefined && /^(?:deployed|\d+\.\d+\.\d+)$/.test(value) ? value : undefined;
}
