import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '../api/client.mjs';
import { signIn } from '../api/sign-in.mjs';
import { interleave } from '../measure/interleave.mjs';
import { size } from '../measure/size.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { copyFolder } from '../suite/copy-folder.mjs';
import { root } from '../suite/root.mjs';
import { run as runProgram } from '../suite/run.mjs';
import { startServer } from '../suite/start-server.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { makeRegister, streetOf, streetsIn } from './make-register.mjs';

const million = size(1_000_000, 20_000);
const rounds = 150;

/**
 * The import of an address register of 1 million rows against reading the same file alone, then what is typed into an address field with it and without.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { demoData, folder, say } = workshop;
  const large = await copyFolder(await demoData(), join(folder, 'register'));
  const path = join(folder, 'register.csv');
  say('generating an address register of 1 million rows');
  await makeRegister(path, million);
  const [ours, reference] = [await startServer({ dataDir: large }), await startSuite(workshop)];
  try {
    const rows = [await importRate(path, large, say), ...(await suggestions([ours.url, reference.url], say))];
    return rows;
  } finally {
    await ours.stop();
    await reference.stop();
  }
}

/**
 * The whole command, beside a server that runs.
 * @param {string} path
 * @param {string} dataDir
 * @param {(message: string) => void} say
 * @returns {Promise<import('../report/row.mjs').Measured>}
 */
async function importRate(path, dataDir, say) {
  const reading = await timed(() => readAlone(path));
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const importing = await timed(() =>
    runProgram([join(root, 'server/dist/server.mjs'), 'import-addresses', path], { env, onLine: say }),
  );
  const again = await timed(() =>
    runProgram([join(root, 'server/dist/server.mjs'), 'import-addresses', path], { env, onLine: say }),
  );
  say(`the same file again: ${Math.round(again)} ms`);
  const rate = Math.round(million / importing);
  return {
    what: `import of 1 million rows, ${rate} thousand a second`,
    ours: { value: importing, unit: 'ms' },
    reference: { value: reading, unit: 'ms' },
    against: 'reading the lines of the file',
  };
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @param {string} path */
async function readAlone(path) {
  let rows = 0;
  for await (const line of createInterface(createReadStream(path))) rows += line.split(',').length > 1 ? 1 : 0;
  if (rows !== million + 1) throw new Error(`the file has ${rows} rows`);
}

/**
 * @param {[ours: string, reference: string]} urls
 * @param {(message: string) => void} say
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
async function suggestions(urls, say) {
  const [ours, reference] = await Promise.all(urls.map(typist));
  if (!ours || !reference) throw new Error('there are two sides');
  const rows = [];
  for (const [what, textOf] of Object.entries(typed)) {
    say(`typing ${what}`);
    const texts = Array.from({ length: rounds }, (_, round) =>
      textOf(streetOf(((round + 1) * 7919) % streetsIn(million))),
    );
    const turn = { ours: 0, reference: 0 };
    const samples = await interleave(
      { once: () => ours.suggest(texts[turn.ours++ % rounds] ?? '') },
      { once: () => reference.suggest(texts[turn.reference++ % rounds] ?? '') },
      { connections: 1, rounds },
    );
    rows.push({
      what: `address, ${what}`,
      ours: milliseconds(samples.ours),
      reference: milliseconds(samples.reference),
      against: 'without the register',
    });
  }
  ours.close();
  reference.close();
  return rows;
}

/**
 * What somebody types on the way to a whole address, each time of another street.
 * @type {Record<string, (street: ReturnType<typeof streetOf>) => string>}
 */
const typed = {
  'one letter': ({ fr, nl }) => (fr || nl).slice(0, 1),
  'a word that is everywhere': ({ fr, nl }) => (fr ? 'rue de' : nl.slice(0, 4)),
  'half a street': ({ fr, nl }) => (fr || nl).slice(0, Math.ceil((fr || nl).length * 0.7)),
  'street and number': ({ fr, nl }) => `${fr || nl} 12`,
  'street, number and town': ({ fr, nl, city }) => `${fr || nl} 12 ${city}`,
  'postal code first': ({ fr, nl, zip }) => `${zip} ${fr || nl} 12`,
  'a street of many towns': ({ fr }) => (fr ? "rue de l'église 5" : 'kerkstraat 5'),
  'a street that does not exist': ({ city }) => `rue qwertz 5 ${city}`,
};

/** @param {string} url */
async function typist(url) {
  const { token } = await signIn(url);
  const client = createClient(url, 1);
  return {
    close: () => client.close(),
    /** @param {string} q */
    suggest: async (q) => {
      const { status, body } = await client.call(
        'POST',
        '/service/address/suggest',
        { q, limit: 8 },
        { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
      );
      if (status !== 200) throw new Error(`“${q}” answered ${status}: ${body.toString().slice(0, 200)}`);
    },
  };
}
