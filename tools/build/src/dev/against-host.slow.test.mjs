import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { devAgainstHost } from './against-host.mjs';

const repository = join(import.meta.dirname, '../../../..');
const declaration = `import { defineRemote } from '@navette/shared/federation';
import en from '../messages/en.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };
export default defineRemote({ package: pkg, contract: '^1.0.0', messages: { fr: en, nl: en, en }, titleKey: 'x.title',
  routes: [{ path: '/x', module: './pages/x', page: 'mcode', titleKey: 'x.title' }] });
`;

/** A remote of one page, with the packages of one of ours. */
function remote() {
  const root = mkdtempSync(join(tmpdir(), 'remote-'));
  const files = {
    'package.json': JSON.stringify({ name: '@navette/remote-masterdata', version: '1.4.0' }),
    'src/remote.ts': declaration,
    'src/pages/x/index.tsx': 'export default () => <p>before</p>;',
    ...Object.fromEntries(['fr', 'nl', 'en'].map((language) => [`messages/${language}.json`, '{ "x.title": "X" }'])),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(repository, 'remote-masterdata/node_modules'), join(root, 'node_modules'));
  return {
    root,
    packageName: '@navette/remote-masterdata',
    name: 'masterdata',
    version: '1.4.0',
    workspace: undefined,
  };
}

describe('a remote that is written inside a deployed suite', () => {
  it('serves the remote as it would be released, and rebuilds and reloads the page after an edit', async () => {
    const written = remote();
    /** @type {string[]} */
    const said = [];
    const { address, say, close } = await devAgainstHost(written, {
      host: 'https://navette.example',
      port: 0,
      notice: (text) => said.push(text),
    });
    try {
      const [, base = ''] =
        /^https:\/\/navette\.example\/\?override=masterdata@(http:\/\/127\.0\.0\.1:\d+\/remotes\/masterdata\/)$/.exec(
          address,
        ) ?? [];
      expect(say).toContain(`ops overrides allow ${new URL(base).origin}`);
      /** @type {() => Promise<any>} */
      const manifestOf = async () => (await fetch(`${base}mf-manifest.json`)).json();
      const manifest = await manifestOf();
      expect(await (await fetch(`${base}declaration.json`)).json()).toMatchObject({
        name: 'masterdata',
        version: '1.4.0',
      });
      expect((await fetch(`${base}${manifest.metaData.remoteEntry.name}`)).ok).toBe(true);
      const page = async () => {
        const { exposes } = await manifestOf();
        return (await fetch(base + exposes[0].assets.js.sync.at(-1))).text();
      };
      expect(await page()).toContain('before');

      const reader = (await fetch(`${base}reload`)).body?.pipeThrough(new TextDecoderStream()).getReader();
      await reader?.read();
      writeFileSync(join(written.root, 'src/pages/x/index.tsx'), 'export default () => <p>afterwards</p>;');
      expect((await reader?.read())?.value).toContain('rebuilt');
      writeFileSync(join(written.root, 'messages/fr.json'), '{ "x.title": "Y" }');
      expect((await reader?.read())?.value).toContain('texts');
      expect(await page()).toContain('afterwards');

      // Half an edit is said and survived.
      const saidBefore = said.length;
      writeFileSync(
        join(written.root, 'src/pages/x/index.tsx'),
        "import './nothing.ts'; export default () => <p>never</p>;",
      );
      writeFileSync(join(written.root, 'src/remote.ts'), 'export default {');
      await vi.waitFor(() => expect(said.slice(saidBefore).join()).toMatch(/nothing\.ts/), { timeout: 20_000 });
      writeFileSync(join(written.root, 'src/remote.ts'), declaration);
      writeFileSync(join(written.root, 'src/pages/x/index.tsx'), 'export default () => <p>repaired</p>;');
      await vi.waitFor(async () => expect(await page()).toContain('repaired'), { timeout: 20_000 });
    } finally {
      await close();
    }
  });
});
