import type { ReleaseChannel } from '@navette/shared/federation';

const KEY = 'navette.releaseChannel';

/** The channel of this browser: `stable` once the user has left the staged release; otherwise `staged`, where the server decides. */
export function chosenChannel(): ReleaseChannel {
  try {
    return localStorage.getItem(KEY) === 'stable' ? 'stable' : 'staged';
  } catch {
    return 'staged';
  }
}

/** Stores the channel for this browser; in effect from the next page load. */
export function chooseChannel(channel: ReleaseChannel): void {
  try {
    if (channel === 'stable') localStorage.setItem(KEY, channel);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused: the choice is not stored.
  }
}
