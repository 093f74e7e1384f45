import { useEffect, type ReactNode } from 'react';
import { ConfirmHost } from './dialog/confirm-host.tsx';
import { Toaster } from './toast/toaster.tsx';

/** Renders toasts and confirmations. Mounted once, at the root, inside the providers. */
export function OverlayHost(): ReactNode {
  useEarlyEscape();
  return (
    <>
      <ConfirmHost />
      <Toaster />
    </>
  );
}

/** Open layers of the kit that Escape closes. */
const LAYERS = ':is([role=dialog], [role=alertdialog], [role=menu])[data-part=content][data-state=open]';

/** The kit writes this property on a layer when it begins to listen to the keyboard. */
const isHeard = (layer: HTMLElement): boolean => layer.style.getPropertyValue('--layer-index') !== '';

/**
 * Holds an Escape until the kit listens: it does so a frame after a layer is shown, and on a busy machine a key that was pressed in between would be lost,
 * or close the layer below.
 */
function useEarlyEscape(): void {
  useEffect(() => {
    const repeated = new WeakSet<Event>();
    const hold = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || repeated.has(event)) return;
      const layer = [...document.querySelectorAll<HTMLElement>(LAYERS)].find((open) => !isHeard(open));
      if (!layer) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const repeat = () => {
        if (!layer.isConnected) return;
        const again = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
        repeated.add(again);
        (document.activeElement ?? document.body).dispatchEvent(again);
      };
      requestAnimationFrame(() => requestAnimationFrame(repeat));
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, []);
}
