import type { PinnedRemote, ReleaseSet } from '@navette/shared/release';
import type { Page } from 'playwright-core';
import type { Finding } from '../report.ts';
import { loadModules } from './modules.ts';
import { visit, type Reader } from './visit.ts';
import type { Visit } from './visits.ts';
import type { Watch } from './watch.ts';

/** How pages are reached. */
interface Way {
  /** Whether the suite stands in this page already, so that a link leads to the first one too. */
  readonly isInside?: boolean;
  /** Whether links lead everywhere; otherwise the document of the first page of each remote is loaded, and of those for paper, as people open them. */
  readonly isAcross?: boolean;
}

/** Opens pages one after the other: the first one by its document, those that follow as a link leads to them. A page after one with a fault is loaded. */
export async function walk(
  page: Page,
  watch: Watch,
  visits: Iterable<Visit>,
  reader: Reader,
  { isInside = false, isAcross = false }: Way = {},
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  let isSound = isInside;
  let before: string | undefined;
  for (const each of visits) {
    const follows = isSound && (isAcross || (each.remote === before && !each.bare));
    const faults = await visit(page, watch, each, reader, follows);
    isSound = faults.every(({ severity }) => severity === 'warned');
    before = each.remote;
    found.push(...faults);
  }
  return found;
}

/** Opens the pages of a remote, and loads its dialogs and slots while it stands there. */
export async function walkWithModules(
  page: Page,
  watch: Watch,
  { remotes }: Pick<ReleaseSet, 'remotes'>,
  remote: string,
  visits: readonly Visit[],
  reader: Reader,
): Promise<readonly Finding[]> {
  const pinned = remotes[remote];
  if (pinned === undefined) return [];
  const own = visits.filter((each) => each.remote === remote);
  if (own.length === 0) return unseen(remote, pinned);
  return [...(await walk(page, watch, own, reader)), ...(await loadModules(page, watch, remote, pinned))];
}

const unseen = (remote: string, { declaration }: PinnedRemote): readonly Finding[] =>
  [...declaration.dialogs, ...declaration.slots].map(({ module }) => ({
    severity: 'warned',
    remote,
    detail: `${module} was not loaded: no page of its remote was opened`,
  }));
