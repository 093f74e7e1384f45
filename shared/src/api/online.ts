import { atom, useAtomValue } from 'jotai';

/** Whether the browser reports a network connection; true where `navigator.onLine` is missing. */
export const isOnLine = (): boolean => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;

/** Whether this computer has a network. Writes are disabled without one (specification/screens.md#feedback). */
export const onlineAtom = atom(true);

onlineAtom.onMount = (set) => {
  const update = () => set(isOnLine());
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
};

/** Whether this computer has a network; a component that saves disables its button and says why when it has none. */
export const useOnline = (): boolean => useAtomValue(onlineAtom);
