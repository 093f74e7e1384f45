import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runningFor, type Registry } from '@navette/ops/registry';
import { type PinnedRemote, pinnedRemoteSchema, textFile, textParts } from '@navette/shared/release';
import { atCdn, fileListPath } from '../releases/running-route.ts';

interface HintSources {
  readonly registry: Registry;
  /** Address of the CDN with the files of remotes; ends in a slash. */
  readonly cdn: string | undefined;
}

/** A hint alone: without it the page loads the same, later. */
export interface HtmlHint {
  /** Files of the host behind the sign-in, for the browser to fetch at once. */
  readonly files: readonly string[];
  /** Files and first requests that depend on what the browser has stored, as JSON for its first script. */
  readonly data: string;
}

/**
 * Files and first requests of the page at an address, for the HTML, so that the browser asks for them before any code has run. Of the set that runs
 * for everybody: who asks is not known yet.
 * @param folder the build of the host that is answered
 * @returns undefined for a page before the sign-in
 */
export type PageHints = (folder: string, pathname: string) => Promise<HtmlHint | undefined>;

/** Pages that need nothing behind the sign-in, which would delay them. */
const PUBLIC = new Set(['/login', '/logout', '/denied', '/changepass']);

const LANGUAGES = ['fr', 'nl', 'en'];

/** Makes the hints of the pages of a set, which is parsed once. */
export function pageHints({ registry, cdn }: HintSources): PageHints {
  let known: { readonly id: string; readonly remotes: readonly PinnedRemote[] } | undefined;
  const remotes = async (): Promise<readonly PinnedRemote[]> => {
    const set = (await runningFor(registry))?.set;
    if (set && known?.id !== set.id) {
      const read = Object.values(atCdn(set.remotes, cdn)).map((remote) => pinnedRemoteSchema.safeParse(remote));
      known = { id: set.id, remotes: read.flatMap(({ data }) => data ?? []) };
    }
    return known?.remotes ?? [];
  };
  return async (folder, pathname) => {
    if (PUBLIC.has(pathname)) return undefined;
    const [host, page] = await Promise.all([
      readFile(join(folder, 'host.json'), 'utf8')
        .then(earlyFiles)
        .catch(() => undefined),
      remotes().then(
        (all) => pageAt(all, pathname),
        () => undefined,
      ),
    ]);
    const list = page && known && fileListPath(known.id, page.name);
    const data = JSON.stringify({ host: { texts: host?.texts }, page: page && { ...page.hint, list } });
    return { files: host?.shell ?? [], data: data.replaceAll('<', String.raw`\u003c`) };
  };
}

/** Files of the host behind the sign-in, as its build lists them; hosts of before list none. */
function earlyFiles(text: string) {
  const facts: { readonly early?: { readonly shell: readonly string[]; readonly texts: object } } = JSON.parse(text);
  return facts.early;
}

function pageAt(remotes: readonly PinnedRemote[], pathname: string) {
  for (const { base, entry, files, modules, declaration } of remotes) {
    const route = declaration.routes.find(({ path }) => patternOf(path).test(pathname));
    if (route === undefined) continue;
    const { module, page, first = [] } = route;
    const needed = modules[module] ?? [];
    const texts = LANGUAGES.flatMap((locale) => textParts(files, module).map((part) => textFile(part, locale)));
    const named = [entry, ...needed, ...texts];
    const hashes = named.flatMap((file) => (files[file] === undefined ? [] : [[file, files[file]] as const]));
    const remote = { base, entry, files: Object.fromEntries(hashes), modules: { [module]: needed } };
    const hint = { remote, module, page, first: first.map(({ call, send }) => ({ call, send })) };
    return { name: declaration.name, hint };
  }
  return undefined;
}

/** Pattern of a path in the router's syntax, as the browser matches it. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:[\w-]+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?')}/?$`, 'i');
