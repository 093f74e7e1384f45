import { lazy } from 'react';

const importShell = () => import('../shell/signed-in.tsx');

/** Everything behind sign-in. The sign-in page does not carry it. */
export const SignedIn = lazy(importShell);

/** Fetches what comes after sign-in, while the visitor types. */
export function prefetchShell(): void {
  importShell().catch(() => undefined);
}
