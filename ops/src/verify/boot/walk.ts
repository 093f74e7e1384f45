import type { PinnedRemote, ReleaseSet } from '@navette/shared/release';
import type { Page } from 'playwright-core';
import type { Finding } from '../report.ts';
import { loadModules } from './modules.ts';
import { visit, type Reader } from './visit.ts';
import type { Visit } from './visits.ts';
import type { Watch } from './watch.ts';

/** Ways to reach a page. */
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
    const blocked: Finding = {
      severity: 'failed',
      remote: each.remote,
      detail: `${each.address} in ${reader.language}: ${BLOCKED}`,
    };
    const visiting = visit(page, watch, each, reader, follows);
    const faults = await within(VISIT * reader.patience, visiting, () => [blocked]);
    isSound = faults.every(({ severity }) => severity === 'warned');
    before = each.remote;
    found.push(...faults);
    if (!isSound && !(await isAlive(page))) return faults.includes(blocked) ? found : [...found, blocked];
  }
  return found;
}

/** Waits of a visit, each as long as a page may take. */
const VISIT = 4;

const BLOCKED =
  'the browser does not answer, so what comes after it was not opened: this page, or one beside it, blocks it';

/** Whether the renderer of a page takes part still. */
const isAlive = (page: Page): Promise<boolean> =>
  within(
    5_000,
    page.evaluate(() => true).catch(() => false),
    () => false,
  );

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
  const found = await walk(page, watch, own, reader);
  if (!(await isAlive(page))) return found;
  return [...found, ...(await loadModules(page, watch, remote, pinned))];
}

const unseen = (remote: string, { declaration }: PinnedRemote): readonly Finding[] =>
  [...declaration.dialogs, ...declaration.slots].map(({ module }) => ({
    severity: 'warned',
    remote,
    detail: `${module} was not loaded: no page of its remote was opened`,
  }));

/** Result of work, or `otherwise` when it takes longer: a page that blocks its renderer never answers. */
async function within<Result>(milliseconds: number, work: Promise<Result>, otherwise: () => Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
