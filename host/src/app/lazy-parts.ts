import { lazy } from 'react';

const importShell = () => import('../shell/behind-sign-in.tsx');

/** Everything behind sign-in. The sign-in page does not carry it. */
export const BehindSignIn = lazy(importShell);

/** Fetches what comes after sign-in, while the visitor types. */
export function prefetchShell(): void {
  importShell().catch(() => undefined);
}
