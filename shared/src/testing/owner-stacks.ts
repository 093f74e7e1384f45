import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Turns off React's owner stacks: its development build makes an error for each element, so that a warning can say who created it, which was a tenth of the
 * time of component tests. React itself leaves them out beyond ten thousand elements a second; here that count is always beyond.
 */
export function turnOffOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals === 'object' && internals !== null)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => Number.POSITIVE_INFINITY,
      set: () => {},
      configurable: true,
    });
}
