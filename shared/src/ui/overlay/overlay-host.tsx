import type { ReactNode } from 'react';
import { ConfirmHost } from './dialog/confirm-host.tsx';
import { Toaster } from './toast/toaster.tsx';

/** Renders toasts and confirmations. Mounted once, at the root, inside the providers. */
export function OverlayHost(): ReactNode {
  return (
    <>
      <ConfirmHost />
      <Toaster />
    </>
  );
}
