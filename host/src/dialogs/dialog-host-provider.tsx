import {
  DialogHostContext,
  DialogUnavailable,
  type DialogHost,
  type DialogInput,
  type DialogName,
  type DialogResult,
} from '@navette/shared/federation';
import {
  Fragment,
  useMemo,
  useRef,
  useState,
  type PropsWithChildren,
  type ReactNode,
  useCallback,
  useEffect,
} from 'react';
import { prefetchRemote } from '../federation/remote-component.ts';
import { useReleaseSet } from '../federation/release-set.ts';
import { offeredDialog, RemoteDialog } from './remote-dialog.tsx';

interface OpenDialog {
  readonly id: number;
  readonly element: ReactNode;
}

/** Renders the dialogs that remotes offer to each other, stacked over open ones. */
export function DialogHostProvider({ children }: PropsWithChildren): ReactNode {
  const { data: set } = useReleaseSet();
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([]);
  const last = useRef(0);
  const giveFocusBack = useFocusAfter();
  const host = useMemo((): DialogHost => {
    const open = <Name extends DialogName>(name: Name, input: DialogInput<Name>): Promise<DialogResult<Name>> => {
      const offer = offeredDialog(set, name);
      if (!offer) return Promise.reject(new DialogUnavailable(name, 'unknown'));
      return new Promise((resolve, reject) => {
        const id = (last.current += 1);
        const opener = document.activeElement;
        const close = (): void => {
          giveFocusBack(opener);
          setDialogs((known) => known.filter((dialog) => dialog.id !== id));
        };
        const onClose = (result?: DialogResult<Name>): void => {
          close();
          resolve(result);
        };
        const onGivenUp = (cause: unknown): void => {
          close();
          reject(new DialogUnavailable(name, 'failed', cause));
        };
        const element = (
          <RemoteDialog<Name> name={name} remote={offer.remote} props={{ input, onClose }} onGivenUp={onGivenUp} />
        );
        setDialogs((known) => [...known, { id, element }]);
      });
    };
    return {
      open,
      unavailable: (name) => (set && !offeredDialog(set, name) ? 'unknown' : undefined),
      prefetch: (name) => {
        const offer = offeredDialog(set, name);
        if (offer) prefetchRemote(offer.remote, offer.module);
      },
    };
  }, [set, giveFocusBack]);
  return (
    <DialogHostContext value={host}>
      {children}
      {dialogs.map(({ id, element }) => (
        <Fragment key={id}>{element}</Fragment>
      ))}
    </DialogHostContext>
  );
}

/**
 * Focuses an element after a dialog has closed, on the next render of the calling component. A remote dialog is two dialogs in a row, the loading
 * state and its own, so the previously focused element must be remembered outside of them.
 */
function useFocusAfter(): (element: Element | null) => void {
  const waiting = useRef<Element | null>(null);
  useEffect(() => {
    const element = waiting.current;
    waiting.current = null;
    if (!(element instanceof HTMLElement)) return undefined;
    // The closing dialog restores the focus in a timer set before this one.
    const timer = setTimeout(() => element.isConnected && element.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  });
  return useCallback((element) => {
    waiting.current = element;
  }, []);
}
