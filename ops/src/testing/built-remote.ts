import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'navette-ops-'));

const titles = { fr: 'Titre', nl: 'Titel', en: 'Title' };

/** The `dist` folder of a small remote; `code` is what its page says. */
export async function builtRemote({ name = 'dispatch', version = '1.0.0', code = 'page' } = {}): Promise<string> {
  const dist = await temporaryFolder();
  const declaration = {
    name,
    version,
    contract: '^1.0.0',
    titleKey: 'x.title',
    titles,
    routes: [{ path: `/${name}`, module: './pages/booking', page: 'booking', titleKey: 'x.title', titles }],
    dialogs: [],
    slots: [],
    operations: [],
  };
  const assets = { js: { sync: ['booking.1a.js'], async: [] }, css: { sync: [], async: [] } };
  const manifest = { metaData: { globalName: `navette_${name}`, remoteEntry: { name: 'remoteEntry.js' } }, exposes: [{ path: './pages/booking', assets }] };
  await mkdir(join(dist, 'messages'));
  await Promise.all([
    writeFile(join(dist, 'declaration.json'), JSON.stringify(declaration)),
    writeFile(join(dist, 'mf-manifest.json'), JSON.stringify(manifest)),
    writeFile(join(dist, 'remoteEntry.js'), 'entry'),
    writeFile(join(dist, 'booking.1a.js'), code),
    writeFile(join(dist, 'booking.1a.js.br'), `compressed ${code}`),
    writeFile(join(dist, 'messages/fr.json'), '{}'),
    writeFile(join(dist, '.built-from'), String(Math.random())),
  ]);
  return dist;
}
