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
  /** Whether links lead from one remote to the next as well; otherwise the first page of each is loaded. */
  readonly isAcross?: boolean;
}

/** Opens pages one after the other: the first one by its document, those that follow as a link leads to them. A page after one with a fault or without the shell is loaded. */
export async function walk(
  page: Page,
  watch: Watch,
  visits: readonly Visit[],
  reader: Reader,
  { isInside = false, isAcross = false }: Way = {},
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  let isSound = isInside;
  let before = isInside ? visits[0]?.remote : undefined;
  for (const each of visits) {
    const follows = isSound && (isAcross || each.remote === before);
    const faults = await visit(page, watch, each, reader, follows);
    isSound = !each.bare && faults.every(({ severity }) => severity === 'warned');
    before = each.remote;
    found.push(...faults);
  }
  return found;
}

/** Opens the pages of one remote after another, and loads its dialogs and slots while it stands there. */
export async function walkWithModules(
  page: Page,
  watch: Watch,
  set: Pick<ReleaseSet, 'remotes'>,
  visits: readonly Visit[],
  reader: Reader,
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const [remote, pinned] of Object.entries(set.remotes)) {
    const own = visits.filter((each) => each.remote === remote);
    found.push(...(await walk(page, watch, own, reader)));
    found.push(...(own.length > 0 ? await loadModules(page, watch, remote, pinned) : unseen(remote, pinned)));
  }
  return found;
}

const unseen = (remote: string, { declaration }: PinnedRemote): readonly Finding[] =>
  [...declaration.dialogs, ...declaration.slots].map(({ module }) => ({
    severity: 'warned',
    remote,
    detail: `${module} was not loaded: no page of its remote was opened`,
  }));
