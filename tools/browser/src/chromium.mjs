import { existsSync, readFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire as requireFrom } from 'node:module';
import { homedir } from 'node:os';
import { promisify } from 'node:util';
import { filledFolder } from './filled-folder.mjs';

// The package's own arguments are left out: with its --single-process the browser loses typed text and crashes.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How Playwright launches a browser.
 * @typedef {object} Launch
 * @property {string} [executablePath]
 * @property {string} [channel] An installed browser by its name.
 * @property {string[]} args
 * @property {Record<string, string | undefined>} [env]
 */

/**
 * Options with which Playwright launches Chromium: the one at the given path; else the installed one that CHROMIUM_CHANNEL names (chrome, msedge …); else, on Linux, the
 * one of the package @sparticuz/chromium with the libraries and fonts that it brings, and on macOS, for which there is no such package, an installed Chrome. On Linux
 * an installed browser is never preferred, so that every machine tests with the same one.
 * @param {string} [path] of an executable, by default CHROMIUM_PATH
 * @param {NodeJS.Platform} [platform] of this machine
 * @returns {Promise<Launch>}
 * @throws {Error} when there is no browser at the path, or the package is not installed or not for this machine
 */
export async function chromiumLaunch(path = process.env.CHROMIUM_PATH, platform = process.platform) {
  if (path) {
    if (!existsSync(path)) throw new Error(`There is no browser at ${path} (CHROMIUM_PATH).`);
    return { executablePath: path, args };
  }
  const channel = process.env.CHROMIUM_CHANNEL || (platform === 'darwin' ? 'chrome' : undefined);
  if (channel) return { channel, args };
  const folder = await unpackedChromium();
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  // Without a locale of UTF-8 a file is not saved under a name with accents.
  const env = {
    ...process.env,
    LC_ALL: 'C.UTF-8',
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_PATH: join(folder, 'fonts'),
  };
  return { executablePath: join(folder, 'chromium'), args, env };
}

// The bundle of ops declares `createRequire` itself.
const require = requireFrom(import.meta.url);

/**
 * Folder of the packaged Chromium: the executable, its libraries (`al2023/lib`) and fonts. Unpacked once per version into the user's cache
 * (XDG_CACHE_HOME, by default ~/.cache).
 */
async function unpackedChromium() {
  const entry = packageEntry();
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../../package.json'), 'utf8'));
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'navette', `chromium-${version}`);
  await filledFolder(folder, async (staging) => {
    await unpack(entry, staging);
    await writeFile(join(staging, 'fonts/fonts.conf'), fontsConfig(join(folder, 'fonts')));
  });
  return folder;
}

function packageEntry() {
  const otherwise = 'name a Chromium in CHROMIUM_PATH, or an installed browser (chrome, msedge) in CHROMIUM_CHANNEL';
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`The package @sparticuz/chromium is for Linux on x64: ${otherwise}.`);
  try {
    return require.resolve('@sparticuz/chromium');
  } catch (cause) {
    throw new Error(`A browser is needed: install the package @sparticuz/chromium, or ${otherwise}.`, { cause });
  }
}

/**
 * The package unpacks into the temporary folder of its process, and its libraries only where it believes to be in a Lambda function.
 * @param {string} entry @param {string} folder
 */
const unpack = (entry, folder) =>
  promisify(execFile)(process.execPath, ['-e', 'require(process.argv[1]).executablePath()', entry], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });

/** The packaged one names folders of Lambda. @param {string} folder */
const fontsConfig = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`;
