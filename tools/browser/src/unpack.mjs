import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
// The bundle of ops declares `createRequire` itself.
import { createRequire as requireFrom } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { filledFolder } from './filled-folder.mjs';

const require = requireFrom(import.meta.url);

/**
 * Folder of the packaged Chromium: the executable, its libraries (`al2023/lib`) and fonts. Unpacked once per version into the user's cache
 * (XDG_CACHE_HOME, by default ~/.cache).
 */
export async function unpackedChromium() {
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
