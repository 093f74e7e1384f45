import { parseDeclaration, type PinnedRemote, type RunnableSet } from '@navette/shared/federation';
import * as z from 'zod';

/**
 * Lets one remote come from elsewhere while it is written: `localStorage['navette.overrides'] = '{"dispatch":"/remotes/dispatch/"}'`, where the
 * address is the folder of a development server. Such files have no hashes, so this exists in development builds of the host alone; the
 * bundler leaves it out of the others, and the content security policy would refuse another origin there anyway.
 */
export async function withOverrides(set: RunnableSet): Promise<RunnableSet> {
  if (process.env.NODE_ENV !== 'development') return set;
  const wanted = Object.entries(storedOverrides());
  const remotes = await Promise.all(wanted.map(async ([name, base]) => [name, await developed(base)] as const));
  return { ...set, remotes: { ...set.remotes, ...Object.fromEntries(remotes) } };
}

const unchecked = new WeakSet<PinnedRemote>();

/** Whether a remote comes from a development server, whose files have no hashes. */
export const isOverride = (remote: PinnedRemote): boolean => unchecked.has(remote);

function storedOverrides(): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(localStorage.getItem('navette.overrides') ?? '{}'));
  } catch {
    return {};
  }
}

const manifestSchema = z.object({ metaData: z.object({ globalName: z.string(), remoteEntry: z.object({ name: z.string() }) }) });

async function developed(base: string): Promise<PinnedRemote> {
  const [declared, manifest] = await Promise.all(['declaration.json', 'mf-manifest.json'].map(async (file): Promise<unknown> => (await fetch(base + file, { cache: 'no-store' })).json()));
  const declaration = parseDeclaration(declared);
  const { metaData } = manifestSchema.parse(manifest);
  const modules = [...declaration.routes, ...declaration.dialogs].map(({ module }): [string, string[]] => [module, []]);
  const remote = { version: declaration.version, container: metaData.globalName, base, entry: metaData.remoteEntry.name, files: {}, modules: Object.fromEntries(modules), declaration };
  unchecked.add(remote);
  return remote;
}
