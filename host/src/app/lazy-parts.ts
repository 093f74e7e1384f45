import { lazy } from 'react';

const importShell = () => import(/* webpackChunkName: "shell" */ '../shell/behind-sign-in.tsx');

/** Chunk of everything behind sign-in, lazy so that the sign-in page stays small. */
export const BehindSignIn = lazy(importShell);

/** Chunk of the change-password page: rarely used, and not part of the sign-in page. */
export const ChangePasswordPage = lazy(async () => {
  const page = await import('../password/change-password-page.tsx');
  return { default: page.ChangePasswordPage };
});

/** Prefetches the chunks needed after sign-in, while the visitor types. */
export function prefetchShell(): void {
  importShell().catch(() => undefined);
}
