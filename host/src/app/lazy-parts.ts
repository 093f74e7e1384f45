import { lazy } from 'react';

const importShell = () => import('../shell/behind-sign-in.tsx');

/** Chunk of everything behind sign-in, lazy so that the sign-in page stays small. */
export const BehindSignIn = lazy(importShell);

/** Prefetches the chunks needed after sign-in, while the visitor types. */
export function prefetchShell(): void {
  importShell().catch(() => undefined);
}
