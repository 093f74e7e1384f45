import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { numberOf, optionalNumberOf, settingNames, settingOf, settingsHelp, settingsPage } from './settings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Variables of the machine and of other programs. */
const FOREIGN = [
  'CI',
  'FIREBASE_DATABASE_EMULATOR_HOST',
  'LD_LIBRARY_PATH',
  'NAVETTE_DEMO_FOLDER',
  'NAVETTE_SHARED_VERSIONS',
  'NAVETTE_VERSION',
  'PATH',
  'SUDO_USER',
  'TMPDIR',
  'USER',
  'XDG_CACHE_HOME',
];

it('the settings page is generated from their descriptions', async () => {
  await expect(settingsPage()).toMatchFileSnapshot(join(root, 'docs/settings.md'));
});

it('describes every variable that server, ops and tools read', () => {
  const unknown = ['server/src', 'ops/src', 'tools/scripts', 'tools/browser/src', 'tools/build/src', 'tools/bench/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
    )
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !/\.test\.|\/testing\/|node_modules/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name),
    )
    .filter((name) => !settingNames.includes(name) && !FOREIGN.includes(name));
  expect([...new Set(unknown)]).toEqual([]);
});

it('uses the default for a missing or empty setting, and enforces the bounds of a number', () => {
  expect([settingOf({ HOST: '' }, 'HOST'), settingOf({}, 'METRICS_TOKEN')]).toEqual(['0.0.0.0', '']);
  expect([numberOf({}, 'PORT'), optionalNumberOf({ LOG_DAYS: '30' }, 'LOG_DAYS')]).toEqual([8080, 30]);
  expect(optionalNumberOf({}, 'LOG_DAYS')).toBeUndefined();
  expect(() => numberOf({ PORT: '70000' }, 'PORT')).toThrow('PORT must be a number (port, 0 to 65535), not 70000');
});

it('the help of the server names its settings with their defaults, as plain text', () => {
  expect(settingsHelp()).toContain('  REGISTRY_CDN                Folder of the published files');
  expect(settingsHelp()).toContain('(8080)');
  expect(settingsHelp()).not.toMatch(/[`\]]|NAVETTE_SUITE/);
});
