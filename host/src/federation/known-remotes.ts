import { federation } from './federation.ts';
import { wholeOf } from './file-lists.ts';
import { watchParts, type MountedPart } from './mounted-parts.ts';

/** Name, version and file in the address of a published file, whatever serves it. */
const PUBLISHED = /\/([\w-]+)\/(\d+\.\d[^/]*)\/([^?]+)/;

/** Work for the remotes once the first page is there: their styles end with their pages, and the tools of developers see them. */
export const watchRemotes = (): void =>
  watchParts((parts) => {
    limitStyles(parts);
    showRemotes();
  });

/**
 * Applies each style sheet of a remote while a part that needs it is in the page, and no longer. Sheets stay loaded, so that a page that is entered again has
 * its look at once. One that no module lists belongs to all parts of its remote.
 */
export function limitStyles(
  parts: Iterable<MountedPart>,
  sheets: Iterable<Pick<CSSStyleSheet, 'href' | 'disabled'>> = document.styleSheets,
): void {
  const mounted = [...parts];
  for (const sheet of sheets) {
    const [, name, , file = ''] = PUBLISHED.exec(sheet.href ?? '') ?? [];
    if (name === undefined) continue;
    sheet.disabled = !mounted.some(({ running, module }) => {
      const { modules } = wholeOf(running);
      const isOwned = Object.values(modules).some((files) => files.includes(file));
      return running.declaration.name === name && (!isOwned || modules[module]?.includes(file));
    });
  }
}

/** Lists the remotes where the extension Module Federation DevTools reads them: with names and versions, as a host with manifests does it. */
function showRemotes(): void {
  const { name, version = '', remotes } = federation.options;
  const { moduleInfo } = globalThis['__FEDERATION__'];
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  for (const remote of remotes) {
    const remoteEntry = 'entry' in remote ? remote.entry : '';
    const [, short = remote.name, matchedVersion = ''] = PUBLISHED.exec(remoteEntry) ?? [];
    remotesInfo[short] = { matchedVersion };
    moduleInfo[`${short}:${matchedVersion}`] = { version: matchedVersion, remoteEntry };
  }
  moduleInfo[name] = { version, remoteEntry: '', remotesInfo };
}
