import { parseDeclaration, type PinnedRemote } from '@navette/shared/federation';
import { isMessages, localeAtom, registerMessages } from '@navette/shared/i18n';
import { getDefaultStore } from 'jotai';
import * as z from 'zod';

const manifestSchema = z.object({
  metaData: z.object({ globalName: z.string(), remoteEntry: z.object({ name: z.string() }) }),
});

/**
 * Reads a remote from a development server.
 * @param base the folder of its files, ending in a slash
 * @throws when the server does not answer, or with something else than a remote
 */
export async function readDeveloped(base: string): Promise<PinnedRemote> {
  const [declared, manifest] = await Promise.all([
    jsonAt(`${base}declaration.json`),
    jsonAt(`${base}mf-manifest.json`),
  ]);
  const declaration = parseDeclaration(declared);
  const { metaData } = manifestSchema.parse(manifest);
  readTextsAgain(metaData.globalName, base);
  const modules = [...declaration.routes, ...declaration.dialogs, ...declaration.slots].map(
    ({ module }): [string, string[]] => [module, []],
  );
  return {
    version: declaration.version,
    container: metaData.globalName,
    base,
    entry: metaData.remoteEntry.name,
    files: {},
    modules: Object.fromEntries(modules),
    declaration,
  };
}

const followed = new Set<string>();

/** Reads the texts of a remote again whenever its development server says that they have changed. */
function readTextsAgain(container: string, base: string): void {
  if (followed.has(base)) return;
  followed.add(base);
  addEventListener('navette-texts', async () => {
    const locale = getDefaultStore().get(localeAtom);
    const messages = await jsonAt(`${base}messages/${locale}.json`).catch(() => undefined);
    if (isMessages(messages)) registerMessages(`${container}/`, locale, messages);
  });
}

async function jsonAt(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
