import type { Lane } from './lane.ts';
import { failed, warned, type Finding } from '../report.ts';
import type { PinnedRemote, ReleaseSet } from '@navette/shared/release';
import { visit, type Reader, type Suspect, type Visit } from './visit.ts';
import { setTimeout as pause } from 'node:timers/promises';

interface Way {
  /** Whether the suite stands in this page already, so that a link leads to the first one too. */
  readonly isInside?: boolean;
  /** Whether links lead everywhere; otherwise the document of the first page of each remote is loaded, and of those for paper, as people open them. */
  readonly isAcross?: boolean;
}

/** Opens pages one after the other: the first one by its document, those that follow as a link leads to them. A page after one with a fault is loaded. */
export async function walk(
  lane: Lane,
  visits: Iterable<Visit>,
  reader: Reader,
  { isInside = false, isAcross = false }: Way = {},
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  let isSound = isInside;
  let before: string | undefined;
  for (const each of visits) {
    const follows = isSound && (isAcross || (each.remote === before && !each.bare));
    const blocked = failed(each.remote, `${each.address} in ${reader.language}: ${BLOCKED}`);
    const faults = await whileAlive(lane, visit(lane, each, reader, follows), () => [blocked]);
    isSound = faults.every(({ severity }) => severity === 'warned');
    before = each.remote;
    if (faults.includes(blocked) || (!isSound && !(await isAlive(lane)))) {
      reader.suspects?.set(blocked, { visit: each, language: reader.language });
      return [...found, blocked];
    }
    found.push(...faults);
  }
  return found;
}

const BLOCKED = 'the browser does not respond, so the following pages were not opened: this page blocks it';

/** Milliseconds after which a renderer counts as blocked: the longest task of a sound page on a busy machine is a tenth of it. */
const UNRESPONSIVE = 8_000;

/** Whether the renderer of a page takes part still. A navigation in the meantime is an answer too. */
const isAlive = ({ page }: Lane): Promise<boolean> =>
  within(
    UNRESPONSIVE,
    page.evaluate(() => true).catch(() => !page.isClosed()),
    () => false,
  );

/** Result of work in a page, or `otherwise` as soon as its renderer does not answer. */
async function whileAlive<Result>(lane: Lane, work: Promise<Result>, otherwise: () => Result): Promise<Result> {
  const stop = new AbortController();
  const blocked = (async () => {
    while (!stop.signal.aborted && (await isAlive(lane))) await pause(1000, undefined, { signal: stop.signal });
    return otherwise();
  })().catch(otherwise);
  try {
    return await Promise.race([work, blocked]);
  } finally {
    stop.abort();
  }
}

/**
 * Opens pages that were open when a renderer stopped to answer once more, each alone in a browser context of its own.
 * @param open opens a page there, for who may open all
 * @returns those that block it
 */
export async function blockers(
  suspects: Iterable<Suspect>,
  open: () => Promise<Lane>,
  reader: Omit<Reader, 'language'>,
): Promise<ReadonlySet<Suspect>> {
  const found = new Set<Suspect>();
  for (const suspect of suspects) {
    const lane = await open();
    const work = visit(lane, suspect.visit, { ...reader, language: suspect.language }).then(() => isAlive(lane));
    if (!(await whileAlive(lane, work, () => false))) found.add(suspect);
    // It may never be done.
    void lane.page.close().catch(() => undefined);
  }
  return found;
}

/** Opens the pages of a remote, and loads its dialogs and slots while it stands there. */
export async function walkWithModules(
  lane: Lane,
  { remotes }: Pick<ReleaseSet, 'remotes'>,
  remote: string,
  visits: readonly Visit[],
  reader: Reader,
): Promise<readonly Finding[]> {
  const pinned = remotes[remote];
  if (pinned === undefined) return [];
  const own = visits.filter((each) => each.remote === remote);
  if (own.length === 0) return unseen(remote, pinned);
  const found = await walk(lane, own, reader);
  return (await isAlive(lane)) ? [...found, ...(await loadModules(lane, remote, pinned))] : found;
}

const unseen = (remote: string, { declaration }: PinnedRemote): readonly Finding[] =>
  [...declaration.dialogs, ...declaration.slots].map(({ module }) =>
    warned(remote, `${module} was not loaded: no page of its remote was opened`),
  );

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

/**
 * Loads the dialogs and slots of a remote through the host's own loader, with its checks, and checks that each exports a component. They are not
 * rendered, since that depends on their props.
 * @param lane whose page stands on a page of this remote, so that the host knows its files
 */
async function loadModules(
  { page, watch }: Lane,
  remote: string,
  { container, base, entry, declaration }: PinnedRemote,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { module } of [...declaration.dialogs, ...declaration.slots]) {
    const fault = await page.evaluate(load, { container, address: `${base}${entry}`, module });
    const problems = [...(fault === undefined ? [] : [fault]), ...watch.take()];
    findings.push(...problems.map((detail) => failed(remote, `${module}: ${detail}`)));
  }
  return findings;
}

interface Wanted {
  readonly container: string;
  readonly address: string;
  readonly module: string;
}

/** Runs in the page. */
async function load({ container, address, module }: Wanted): Promise<string | undefined> {
  interface Runtime {
    readonly name: string;
    registerRemotes(remotes: { name: string; entry: string }[]): void;
    loadRemote(name: string): Promise<{ readonly default?: unknown } | null>;
  }
  const {
    ['__FEDERATION__']: federation,
  }: { ['__FEDERATION__']?: { readonly ['__INSTANCES__']?: readonly Runtime[] } } = Object(globalThis);
  const { ['__INSTANCES__']: instances = [] } = federation ?? {};
  const host = instances.find(({ name }) => name === 'navette_host');
  if (!host) return 'the host has no federation runtime in this page';
  try {
    host.registerRemotes([{ name: container, entry: new URL(address, location.href).href }]);
    const loaded = await host.loadRemote(`${container}/${module.replace('./', '')}`);
    return typeof loaded?.default === 'function' ? undefined : 'it has no component as default export';
  } catch (error) {
    return `it does not load: ${String(error)}`;
  }
}
