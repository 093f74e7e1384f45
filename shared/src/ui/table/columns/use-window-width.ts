import { useSyncExternalStore } from 'react';

const steps = [768, 1024, 1280, 1440, 1680, 1920] as const;

const queries = () => steps.map((step) => window.matchMedia(`(max-width: ${String(step - 0.02)}px)`));

const subscribe = (listener: () => void) => {
  const watched = queries();
  for (const query of watched) query.addEventListener('change', listener);
  return () => {
    for (const query of watched) query.removeEventListener('change', listener);
  };
};

const narrowest = () =>
  steps.find((step) => window.matchMedia(`(max-width: ${String(step - 0.02)}px)`).matches) ?? Number.POSITIVE_INFINITY;

/** The smallest breakpoint (768, 1024, 1280, 1440, 1680, 1920 px) that the window does not reach; infinite for a wide one. */
export const useWindowStep = (): number => useSyncExternalStore(subscribe, narrowest);
