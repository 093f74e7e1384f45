import './lib/node-version.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remotes, root } from './lib/paths.mjs';

/**
 * Holds the bytes of first pages, nothing cached, against their goals, from the built files alone: what the bench `cold-load` measures in a browser, but
 * for data. In English, the language of a browser that has not been asked.
 */
const GOALS = { signIn: 150, bookings: 450, onTop: 100 };

/** Bytes of the headers of an answer. */
const HEAD = 400;

/** Bytes of the page itself and of the first answers of the API on the bookings page, which depend on the demo. */
const ANSWERS = 12_500;

/** @param {string} file Without it nothing can be weighed: the build has to come first. */
const weigh = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size + HEAD;
const sum = (/** @type {Iterable<string>} */ files) => [...files].reduce((bytes, file) => bytes + weigh(file), 0);
const compressed = (/** @type {unknown} */ value) => brotliCompressSync(JSON.stringify(value)).length + HEAD;
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

const host = join(root, 'host/dist');
const assets = join(host, 'assets');
const asset = (/** @type {RegExp} */ pattern) => {
  const names = readdirSync(assets).filter((name) => pattern.test(name));
  if (names.length !== 1) throw new Error(`${names.length} files in host/dist/assets are called ${pattern}`);
  return join(assets, names[0] ?? '');
};

const entries = Array.from(
  readFileSync(join(host, 'index.html'), 'utf8').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g),
);
const start = entries.map(([, path = '']) => join(host, path));
const { early } = read(join(host, 'host.json'));
// The larger of the two files made of it; the other has what no text of the suite shows.
const [font = ''] = readdirSync(assets)
  .filter((name) => /-latin-wght-.*\.woff2$/.test(name))
  .map((name) => join(assets, name))
  .toSorted((one, other) => weigh(other) - weigh(one));
const shell = new Set(
  [
    ...start,
    ...[...early.shell, ...early.texts.en].map((file) => join(host, file)),
    asset(/^realtime\..*\.js$/),
  ].concat(
    font,
    // A client of the demo has a Polish name.
    letters(),
  ),
);

/** The smaller files of names, of which one letter asks for one: the largest of them. */
function letters() {
  const files = readdirSync(assets).filter((name) => /-latin-ext-wght-.*\.woff2$/.test(name));
  const small = files.map((name) => join(assets, name)).filter((file) => statSync(file).size < 20_000);
  return small.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, 1);
}

const hashOf = (/** @type {string} */ file) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Parts of the texts, as the host picks them (`textParts` of `@navette/shared/early`). @param {string} dist @param {string} module */
function textsOf(dist, module) {
  const at = (/** @type {string} */ part) => `messages/en/${part}.json`;
  const has = (/** @type {string} */ part) => existsSync(join(dist, at(part)));
  const own = module.slice(2).replace('/', '__');
  const parts = (module.startsWith('./slots/') ? ['slots'] : ['slots', has(own) ? own : 'rest']).filter(has);
  return parts.length > 0 ? parts.map(at) : ['messages/en.json'];
}

/** @typedef {{ path: string, assets: Record<'js' | 'css', { sync: string[] }> }} Exposed Entry of the bundler's manifest. */

const built = remotes.map((remote) => {
  const dist = join(root, remote, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.(?:js|css)$/.test(name) ||
      (/\/.*\.json$/.test(name) && !existsSync(join(dist, name.slice(0, -'.json'.length)))),
  );
  const files = Object.fromEntries(names.map((name) => [name, hashOf(join(dist, name))]));
  const { exposes, metaData } = read(join(dist, 'mf-manifest.json'));
  /** @type {Record<string, string[]>} */
  const modules = Object.fromEntries(
    exposes.map((/** @type {Exposed} */ { path, assets: { js, css } }) => [path, [...js.sync, ...css.sync]]),
  );
  /** Files that a module needs. @param {string} module */
  const filesOf = (module) =>
    [metaData.remoteEntry.name, ...(modules[module] ?? []), ...textsOf(dist, module)].map((name) => join(dist, name));
  return { declaration: read(join(dist, 'declaration.json')), filesOf, list: compressed({ files, modules }) };
});

const withSlots = built.filter(({ declaration }) => declaration.slots.length > 0);
const onEveryPage = new Set(
  withSlots.flatMap(({ declaration, filesOf }) =>
    declaration.slots.flatMap((/** @type {{ module: string }} */ { module }) => filesOf(module)),
  ),
);
/** A declaration as the server answers it to pages: without what only ops read. @param {Record<string, any>} declaration */
const shown = ({ routes, searches = [], ...rest }) => ({
  ...rest,
  searches,
  routes: routes.map((/** @type {object} */ route) => ({ ...route, guarded: undefined })),
  operations: [...routes.flatMap((/** @type {{ first?: object[] }} */ { first = [] }) => first), ...searches].map(
    ({ operation }) => operation,
  ),
});
const release = compressed(built.map(({ declaration }) => shown(declaration)));

/** Bytes that a page needs besides the host and the slots of all remotes. @param {typeof built[number]} remote @param {string} module */
const onTop = (remote, module) =>
  sum(new Set(remote.filesOf(module).filter((file) => !onEveryPage.has(file)))) +
  (withSlots.includes(remote) ? 0 : remote.list);

const everyPage =
  sum(shell) + sum(onEveryPage) + release + withSlots.reduce((bytes, { list }) => bytes + list, 0) + ANSWERS;
const rows = built.map((remote) => {
  const [{ path, module }] = remote.declaration.routes;
  return { what: `${path} on top of the host`, bytes: onTop(remote, module), goal: GOALS.onTop };
});
for (const remote of built)
  for (const { path, module } of remote.declaration.routes)
    if (path === '/booking') rows.push({ what: path, bytes: everyPage + onTop(remote, module), goal: GOALS.bookings });
const signIn = start.filter((file) => !/\/early\./.test(file));
rows.push({ what: '/login', bytes: sum([...signIn, font]) + weigh(join(host, 'index.html')), goal: GOALS.signIn });

for (const { what, bytes, goal } of rows)
  process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(7)} kB of ${goal}  ${what}\n`);
const over = rows.filter(({ bytes, goal }) => bytes / 1000 > goal);
if (over.length > 0) process.stderr.write(`over their goal: ${over.map(({ what }) => what).join(', ')}\n`);
process.exitCode = over.length > 0 ? 1 : 0;
