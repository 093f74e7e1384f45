/// <reference lib="dom" />
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../chromium.mjs';
import { SCENES } from './scenes.mjs';

/**
 * Takes the pictures of the help from the running product: `npm run help:pictures`, after a build. `--url` names a running demo; without it one is started on
 * fresh data. Names of topics as arguments take those alone. Fails when a page lacks what its topic speaks of.
 */
const root = resolve(import.meta.dirname, '../../../..');
const folder = join(root, 'remote-dispatch/src/pages/help/pictures');
const LOCALES = /** @type {const} */ (['fr', 'nl', 'en']);
const PORT = 8795;

/** Width of a picture, in pixels. */
const WIDTH = 936;

/** Room around the part that it begins with. */
const EDGE = 12;

/** Bytes of a picture at most: all are in the repository and in the remote. */
const MOST_BYTES = 24_000;

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } });
const scenes = SCENES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

/** @type {Map<string, { readonly width: number, readonly height: number }>} */
const sizes = new Map();

const demo = values.url ? undefined : await startDemo();
const origin = values.url ?? `http://localhost:${PORT}`;
const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const locale of LOCALES) await picture(locale);
  if (wanted.length === 0) await removeOthers();
  if (wanted.length === 0) await writeIndex();
} finally {
  await browser.close();
  await demo?.stop();
}

/** The texts of all packages in a language. @param {string} locale @returns {Promise<Record<string, string>>} */
async function textsOf(locale) {
  const packages = (await readdir(root)).filter((name) => /^(?:shared|host|remote-.*)$/.test(name));
  const texts = await Promise.all(
    packages.map(async (name) => JSON.parse(await readFile(join(root, name, `messages/${locale}.json`), 'utf8'))),
  );
  return Object.assign({}, ...texts);
}

/** @param {typeof LOCALES[number]} locale */
async function picture(locale) {
  const texts = await textsOf(locale);
  /** @param {string} key */
  const t = (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no text ${key}`);
    return text;
  };
  const context = await browser.newContext({
    viewport: { width: 1024, height: 900 },
    locale: `${locale}-BE`,
    timezoneId: 'Europe/Brussels',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('navette.locale', chosen);
    // A draft of the picture before is not offered.
    for (const key of Object.keys(localStorage)) if (key.includes('draft')) localStorage.removeItem(key);
    // The reader's house has its services; what is missing in the demo is shown by the first steps alone.
    document.addEventListener('readystatechange', () => {
      if (!location.search.includes('setup')) document.querySelector('meta[name="not-set-up"]')?.remove();
    });
  }, locale);
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  // The demo is filled around today; the hour is always the same.
  await page.clock.setFixedTime(`${new Date().toISOString().slice(0, 10)}T09:30:00Z`);
  await page.goto(`${origin}/login`);
  await page.locator('input[type=email]').fill('super@navette.example');
  await page.locator('input[type=password]').fill('navette-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const protocol = await context.newCDPSession(page);
  await mkdir(join(folder, locale), { recursive: true });
  for (const { id, path, height = 420, show } of scenes) {
    try {
      await page.goto(origin + path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      const { marks, from } = await show({ page, t, main: page.getByRole('main') });
      for (const mark of marks) await mark.waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => void (await document.fonts.ready));
      for (const mark of marks)
        await mark.evaluate((element) =>
          Object.assign(element.style, { outline: '3px solid #e07b00', outlineOffset: '-2px', borderRadius: '4px' }),
        );
      const box = await (from ?? page.getByRole('heading', { level: 1 })).boundingBox();
      if (!box) throw new Error('the part to be shown is not visible');
      const width = Math.min(1024, Math.max(WIDTH, Math.round(box.width) + 2 * EDGE));
      const clip = { x: Math.max(0, box.x - EDGE), y: Math.max(0, box.y - EDGE), width, height, scale: 1 };
      sizes.set(id, { width, height });
      await writeFile(join(folder, locale, `${id}.webp`), await small(protocol, clip));
      process.stdout.write(`${locale} ${id}\n`);
    } catch (error) {
      throw new Error(`${path} does not show what the topic ${id} explains (${locale}): ${String(error)}`, {
        cause: error,
      });
    } finally {
      await context.setOffline(false);
    }
  }
  await context.close();
}

/**
 * A picture of at most MOST_BYTES, in the best quality that fits.
 * @param {import('playwright-core').CDPSession} protocol
 * @param {{ x: number, y: number, width: number, height: number, scale: number }} clip
 */
async function small(protocol, clip) {
  for (const quality of [75, 60, 45, 30, 15]) {
    const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`the picture is larger than ${MOST_BYTES} bytes`);
}

/** Deletes pictures whose topic is gone. */
async function removeOthers() {
  for (const locale of LOCALES)
    for (const name of await readdir(join(folder, locale)))
      if (!SCENES.some(({ id }) => `${id}.webp` === name)) await rm(join(folder, locale, name));
}

/** Writes the module that the help page imports. */
async function writeIndex() {
  const imports = SCENES.flatMap(({ id }) =>
    LOCALES.map((locale) => `import ${id}_${locale} from './${locale}/${id}.webp';`),
  );
  const entries = SCENES.map(({ id }) => {
    const { width, height } = sizes.get(id) ?? { width: 0, height: 0 };
    return `  ${id}: { width: ${width}, height: ${height}, fr: ${id}_fr, nl: ${id}_nl, en: ${id}_en },`;
  });
  await writeFile(
    join(folder, 'index.ts'),
    `${imports.join('\n')}\n\n/** Pictures by topic and language, with their size; written by \`npm run help:pictures\`. */\nexport const PICTURES = {\n${entries.join('\n')}\n} as const;\n`,
  );
}

/** Starts the demo without played drivers, so that it looks the same each time. */
async function startDemo() {
  const data = await mkdtemp(join(tmpdir(), 'navette-help-'));
  const child = spawn(process.execPath, [join(root, 'tools/scripts/start.mjs')], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: data, REGISTRY_DIR: '', NAVETTE_SIMULATOR: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((next, reject) => {
    child.once('message', next);
    child.once('exit', () => reject(new Error('the demo did not start')));
  });
  return {
    async stop() {
      const gone = new Promise((next) => void child.once('exit', next));
      child.kill('SIGINT');
      await gone;
      await rm(data, { recursive: true, force: true });
    },
  };
}
