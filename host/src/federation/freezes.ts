import type { PinnedRemote } from '@navette/shared/federation';
import { LoadFailure } from './load-failure.ts';

const KEY = 'navette.loading';

/** Milliseconds after its code has come, in which a remote is drawn: what blocks the tab then is its code. */
const DRAWING = 3000;

/** Milliseconds between two signs of life while a remote loads; browsers slow timers of hidden tabs down to a second. */
const BEAT = 500;

/** Milliseconds without a sign of life before the next page came, from which the page counts as blocked. A page that is left beats to its end. */
const SILENCE = 4000;

/** Containers of the builds that load now. */
const loading = new Set<string>();

let beating: ReturnType<typeof setInterval> | undefined;

/** Containers of the builds that were loading when the page before fell silent in this tab: timers of a blocked page never run. */
const blamed = new Set(storedBefore());

/** Notes that a remote loads, until a while after it has. */
export function watchForFreeze({ container }: PinnedRemote, load: Promise<unknown>): void {
  loading.add(container);
  beat();
  beating ??= setInterval(beat, BEAT);
  const end = (): void => {
    loading.delete(container);
    beat();
  };
  const later = (): unknown => setTimeout(end, DRAWING);
  load.then(later, end);
}

function beat(): void {
  store(loading.size === 0 ? null : [Date.now(), ...loading].join(' '));
  if (loading.size > 0) return;
  clearInterval(beating);
  beating = undefined;
}

/** The failure of a build that blocked this tab before, until it is given another try. */
export function freezeOf({ container, declaration, version }: PinnedRemote): LoadFailure | undefined {
  if (!blamed.has(container)) return undefined;
  return new LoadFailure(
    'froze',
    declaration.name,
    `${declaration.name} ${version} blocked this tab while it was loading`,
  );
}

/** Gives a build another try. */
export const forgiveFreeze = ({ container }: PinnedRemote): unknown => blamed.delete(container);

function storedBefore(): readonly string[] {
  const [at, ...containers] = read().split(' ');
  store(null);
  return performance.timeOrigin - Number(at) > SILENCE ? containers : [];
}

/** A browser may forbid storage: then a blocked tab blocks again. */
function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function store(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
}
