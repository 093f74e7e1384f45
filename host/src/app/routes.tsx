import { createBrowserRouter, Outlet } from '@navette/shared/router';
import { Suspense } from 'react';
import { DeniedPage } from '../denied/denied-page.tsx';
import { LogOffPage } from '../session/log-off-page.tsx';
import { RequireSession } from '../session/require-session.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { BootScreen } from './boot-screen.tsx';
import { CrashPage } from './crash-page.tsx';
import { ChangePasswordPage } from './lazy-parts.ts';

/** The addresses of the host. All others belong to the remotes of the release set and are matched behind sign-in. */
export function makeRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      element: <Outlet />,
      errorElement: <CrashPage />,
      children: [
        { path: '/login', element: <SignInPage /> },
        {
          path: '/changepass',
          element: (
            <Suspense fallback={<BootScreen />}>
              <ChangePasswordPage />
            </Suspense>
          ),
        },
        { path: '/denied', element: <DeniedPage /> },
        { path: '/logout', element: <LogOffPage /> },
        { path: '*', element: <RequireSession /> },
      ],
    },
  ]);
}
