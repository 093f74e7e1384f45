import {
  parseDeclaration,
  pinnedRemoteSchema,
  remoteFactsSchema,
  type RemoteDeclaration,
  type RemoteFacts,
} from '@navette/shared/release';
import type { Deployed } from '../report.ts';
import type { Candidate, RemoteUnderCheck } from '../remote-under-check.ts';
import { openRegistry, type Registry } from '../../registry/registry.ts';

const titles = { fr: 'Titre', nl: 'Titel', en: 'Title' };
const hash = `sha384-${'A'.repeat(64)}`;

/** Properties of a remote in a test; the rest is a remote without findings. */
interface SampleRemote {
  readonly name?: string;
  readonly folder?: string;
  readonly version?: string;
  readonly files?: readonly string[];
  readonly declaration?: Partial<RemoteDeclaration>;
  readonly runs?: boolean;
  readonly facts?: Partial<RemoteFacts> | string;
}

/** A route as a declaration has it. */
export const sampleRoute = (path: string, page: 'booking' | 'client' | 'users' | 'calendar' | 'mail' = 'booking') => ({
  path,
  module: './pages/list',
  page,
  titleKey: 'x.title',
  titles,
});

/** A remote with one page and no operations. */
export function sampleRemote({
  name = 'dispatch',
  folder = '/nowhere',
  version = '1.0.0',
  files = [],
  declaration = {},
  runs = false,
  facts = {},
}: SampleRemote = {}): RemoteUnderCheck {
  const declared = parseDeclaration({
    name,
    version: '1.0.0',
    contract: '^1.0.0',
    titleKey: 'x.title',
    titles,
    routes: [sampleRoute(`/${name}`)],
    dialogs: [],
    slots: [],
    operations: [],
    ...declaration,
  });
  const modules = [...declared.routes, ...declared.dialogs, ...declared.slots].map(({ module }) => [module, []]);
  const pinned = pinnedRemoteSchema.parse({
    version: declared.version,
    container: `navette_${name}`,
    base: `/registry/${name}/${version}/`,
    entry: 'remoteEntry.js',
    files: Object.fromEntries(['remoteEntry.js', ...files].map((file) => [file, hash])),
    modules: Object.fromEntries(modules),
    declaration: declared,
  });
  const known =
    typeof facts === 'string'
      ? facts
      : remoteFactsSchema.parse({
          operations: {},
          modules: {},
          shared: {},
          budget: { start: 9, largest: 20, total: 45 },
          ...facts,
        });
  return { name, pinned, version, folder, runs, facts: known };
}

/** A set of these remotes in front of a host and an API. */
export function sampleCandidate(
  remotes: readonly RemoteUnderCheck[],
  deployed: Partial<Deployed> = {},
  registry = '/nowhere',
): Candidate & { readonly registry: Registry } {
  const set = {
    id: 'candidate',
    createdAt: '2026-01-01T00:00:00.000Z',
    host: { contract: '1.0.0' },
    menu: [],
    remotes: Object.fromEntries(remotes.map(({ name, pinned }) => [name, pinned])),
  };
  return {
    registry: openRegistry(registry, {}),
    set,
    remotes,
    deployed: { host: { version: '1.0.0', contract: '1.0.0', build: 'b1', shared: {} }, openapi: {}, ...deployed },
  };
}
