import { createBrowserRouter, Outlet } from '@navette/shared/router';
import { ChangePasswordPage } from '../password/change-password-page.tsx';
import { DeniedPage } from '../denied/denied-page.tsx';
import { LogOffPage } from '../session/log-off-page.tsx';
import { RequireSession } from '../session/require-session.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { CrashPage } from './crash-page.tsx';

/** The addresses of the host. All others belong to the remotes of the release set and are matched behind sign-in. */
export function makeRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      element: <Outlet />,
      errorElement: <CrashPage />,
      children: [
        { path: '/login', element: <SignInPage /> },
        { path: '/changepass', element: <ChangePasswordPage /> },
        { path: '/denied', element: <DeniedPage /> },
        { path: '/logout', element: <LogOffPage /> },
        { path: '*', element: <RequireSession /> },
      ],
    },
  ]);
}
