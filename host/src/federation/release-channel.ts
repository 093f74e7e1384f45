import type { ReleaseChannel } from '@navette/shared/federation';

const KEY = 'navette.releaseChannel';

/** `stable` when somebody in this browser asked not to try what is staged for them; `staged`, what the server decides, otherwise. */
export function chosenChannel(): ReleaseChannel {
  try {
    return localStorage.getItem(KEY) === 'stable' ? 'stable' : 'staged';
  } catch {
    return 'staged';
  }
}

/** Remembers the choice for this browser; a page that is open goes on with what it runs. */
export function chooseChannel(channel: ReleaseChannel): void {
  try {
    if (channel === 'stable') localStorage.setItem(KEY, channel);
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is refused the choice can't be kept.
  }
}
