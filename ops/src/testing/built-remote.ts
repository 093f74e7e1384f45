import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'navette-ops-'));

const titles = { fr: 'Titre', nl: 'Titel', en: 'Title' };

/** Properties of a small remote for tests. */
interface RemoteWish {
  readonly name?: string;
  readonly version?: string;
  /** Content of its page. */
  readonly code?: string;
  /** The host contracts it runs on. */
  readonly contract?: string;
  /** Replaces its `facts.json`; `null` leaves it out. */
  readonly facts?: unknown;
  /** Adds to its `declaration.json`. */
  readonly declaration?: Readonly<Record<string, unknown>>;
  /** Dialogs that it offers, by name: `live/map@1`. */
  readonly dialogs?: readonly string[];
}

/** The `dist` folder of a small remote. */
export async function builtRemote({
  name = 'dispatch',
  version = '1.0.0',
  code = 'page',
  contract = '^1.0.0',
  facts,
  declaration,
  dialogs = [],
}: RemoteWish = {}): Promise<string> {
  const dist = await temporaryFolder();
  const menu = { section: 'dispatching', order: 10, icon: 'circle' };
  const declared = {
    name,
    version,
    contract,
    titleKey: 'x.title',
    titles,
    routes: [{ path: `/${name}`, module: './pages/booking', page: 'booking', titleKey: 'x.title', titles, menu }],
    dialogs: dialogs.map((dialog) => ({ name: dialog, module: './dialogs/offered' })),
    slots: [],
    operations: [],
    ...declaration,
  };
  const assets = { js: { sync: ['booking.1a.js'], async: [] }, css: { sync: [], async: [] } };
  const manifest = {
    metaData: { globalName: `navette_${name}`, remoteEntry: { name: 'remoteEntry.js' } },
    exposes: ['./pages/booking', ...dialogs.map(() => './dialogs/offered')].map((path) => ({ path, assets })),
  };
  const found =
    facts === undefined
      ? {
          operations: {},
          modules: { './pages/booking': [], ...(dialogs.length > 0 && { './dialogs/offered': [] }) },
          shared: {},
          budget: { start: 20, largest: 200, total: 600 },
        }
      : facts;
  await mkdir(join(dist, 'messages'));
  await Promise.all([
    writeFile(join(dist, 'declaration.json'), JSON.stringify(declared)),
    writeFile(join(dist, 'mf-manifest.json'), JSON.stringify(manifest)),
    ...(found === null ? [] : [writeFile(join(dist, 'facts.json'), JSON.stringify(found))]),
    writeFile(join(dist, 'remoteEntry.js'), 'entry'),
    writeFile(join(dist, 'booking.1a.js'), code),
    writeFile(join(dist, 'booking.1a.js.br'), brotliCompressSync(code)),
    ...['fr', 'nl', 'en'].map((language) =>
      writeFile(join(dist, `messages/${language}.json`), JSON.stringify({ 'x.title': [{ type: 0, value: 'Titre' }] })),
    ),
    writeFile(join(dist, '.built-from'), String(Math.random())),
  ]);
  return dist;
}
