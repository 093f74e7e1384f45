import type { PinnedRemote } from '@navette/shared/federation';
import { LoadFailure } from './load-failure.ts';

const KEY = 'navette.loading';

/** Milliseconds after its code has come in which a remote is drawn: what blocks the tab then is its code. */
const DRAWING = 3000;

/** Containers of the builds that load now. */
const loading = new Set<string>();

/**
 * Containers of the builds that were loading when this tab was ended without leaving its page, as it is when the page no longer answers: timers and events
 * of a blocked page never run.
 */
const blamed = new Set(storedBefore());

addEventListener('pagehide', () => store([]));

/** Notes that a remote loads, until a while after it has. */
export function watchForFreeze({ container }: PinnedRemote, load: Promise<unknown>): void {
  loading.add(container);
  store(loading);
  const end = (): void => {
    loading.delete(container);
    store(loading);
  };
  const later = (): unknown => setTimeout(end, DRAWING);
  load.then(later, end);
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
  const before = read();
  store([]);
  return before.split(' ').filter((container) => container !== '');
}

/** A browser may forbid storage: then a blocked tab blocks again. */
function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function store(containers: Iterable<string>): void {
  try {
    const text = [...containers].join(' ');
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
}
