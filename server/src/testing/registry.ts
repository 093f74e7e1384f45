import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { activate, openRegistry, publish, type Registry, type VersionChoice } from '@navette/ops/registry';

interface SmallRemote {
  /** It does not pass verification. */
  broken?: boolean;
  /** The range of the host contract that it needs. */
  contract?: string;
  /** Additional fields of the declaration. */
  declaration?: object;
}

export interface TestRegistry {
  folder: string;
  opened: Registry;
  /** Builds a small remote. @returns its `dist` folder */
  build(name: string, version: string, options?: { broken?: boolean }): Promise<string>;
  publish(name: string, version: string, options?: SmallRemote): Promise<void>;
  /** Activates versions for everybody, as the command line does. @returns id of the set */
  activate(...picks: string[]): Promise<string>;
  /**
   * Deploys a host of contract 1.0.0 beside it, as `HOST_DIR` takes it.
   * @param facts what its `host.json` says besides, or otherwise
   * @returns its folder
   */
  host(facts?: object): Promise<string>;
  remove(): Promise<void>;
}

/** Author and reason of registry changes in tests. */
export const ops = { who: 'ops', why: 'a test' };

/**
 * An empty registry. Versions are named `dispatch@1.0.0`.
 * @param place by default a folder of its own
 */
export async function createTestRegistry(place?: Registry): Promise<TestRegistry> {
  const root = await mkdtemp(join(tmpdir(), 'navette-registry-'));
  const opened = place ?? openRegistry(join(root, 'registry'), {});
  let built = 0;
  const build: TestRegistry['build'] = async (name, version, options) => {
    const dist = join(root, `dist-${++built}`);
    for (const [path, content] of Object.entries(filesOf(name, version, options))) {
      await mkdir(dirname(join(dist, path)), { recursive: true });
      await writeFile(join(dist, path), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return dist;
  };
  return {
    folder: opened.location,
    opened,
    build,
    publish: async (name, version, options) => {
      await publish(opened, await build(name, version, options));
    },
    activate: async (...picks) => (await activate(opened, picks.map(choice), ops, { unverified: true })).set ?? '',
    host: async (facts) => {
      const host = join(root, 'host');
      await mkdir(host, { recursive: true });
      await writeFile(
        join(host, 'host.json'),
        JSON.stringify({ version: '1.0.0', contract: '1.0.0', shared: {}, ...facts }),
      );
      return host;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** `dispatch@1.0.0` */
export function choice(text: string): VersionChoice {
  const [name = '', version = ''] = text.split('@');
  return { name, version };
}

function filesOf(
  name: string,
  version: string,
  { broken = false, contract = '^1.0.0', declaration = {} }: SmallRemote = {},
): Record<string, object | string> {
  const titleKey = `${name}.title`;
  const titles = { fr: name, nl: name, en: name };
  const routes = [{ path: `/${name}`, module: './pages/main', page: 'booking', titleKey, titles }];
  const assets = { js: { sync: ['main.1a.js'], async: [] }, css: { sync: [], async: [] } };
  const operations = broken ? { listUnicorns: { method: 'get', path: '/api/unicorn', parameters: {} } } : {};
  return {
    'declaration.json': {
      name,
      version,
      contract,
      titleKey,
      titles,
      routes,
      dialogs: [],
      slots: [],
      operations: Object.keys(operations),
      ...declaration,
    },
    'changelog.json': [{ version, notes: [{ kind: 'minor', text: `What ${name} ${version} brings` }] }],
    'mf-manifest.json': {
      metaData: { globalName: `navette_${name}`, remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './pages/main', assets }],
    },
    'facts.json': {
      operations,
      modules: { './pages/main': Object.keys(operations) },
      shared: {},
      budget: { start: 10, largest: 10, total: 20 },
    },
    'remoteEntry.js': `"entry of ${name} ${version}"`,
    'main.1a.js': `"page of ${name} ${version}"`,
    ...Object.fromEntries(Object.keys(titles).map((language) => [`messages/${language}.json`, { [titleKey]: name }])),
  };
}
