import { configureApi } from '@navette/shared/api';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useRouteError,
  Navigate,
  useLocation,
  useNavigate,
} from '@navette/shared/router';
import { useState, type ReactNode, useEffect } from 'react';
import { SignInRoute } from '../sign-in/sign-in-route.tsx';
import { BehindSignIn } from '../shell/behind-sign-in.tsx';

export { loadFirstPage } from '../shell/behind-sign-in.tsx';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, Flex, lazyPart, Text, UiProvider } from '@navette/shared/ui';
import { ArrowLeft, House, LogIn } from 'lucide-react';
import { BootScreen } from '../page/boot-screen.tsx';
import { CrashPage } from '../page/crash-page.tsx';
import { PublicFrame } from '../page/public-frame.tsx';
import { followActivity, signOut, useSessionStatus, useUser } from '@navette/shared/session';
import { deniedReason, goToDenied } from './addresses.ts';
import { pageNonce } from '../plain/look.ts';
import { signInAddress } from './sign-in-address.ts';

/** All pages of the suite. Its chunk is not that of the sign-in page, which needs no router. */
export function Suite(): ReactNode {
  const [router] = useState(() => {
    const made = makeRouter();
    configureApi({ onFatal: (status) => goToDenied(made, status) });
    return made;
  });
  useEffect(() => followActivity(), []);
  return (
    <UiProvider nonce={pageNonce()}>
      <RouterProvider router={router} />
    </UiProvider>
  );
}

/** Rarely used. */
const ChangePasswordPage = lazyPart(
  async () => (await import('../password/change-password-page.tsx')).ChangePasswordPage,
  BootScreen,
);

/** Routes of the host. All other paths belong to the remotes of the release set and are matched behind sign-in. */
function makeRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      element: <Outlet />,
      errorElement: <CrashedRoute />,
      children: [
        { path: '/login', element: <SignInRoute /> },
        { path: '/changepass', element: <ChangePasswordPage /> },
        { path: '/denied', element: <DeniedPage /> },
        { path: '/logout', element: <LogOffPage /> },
        { path: '*', element: <RequireSession /> },
      ],
    },
  ]);
}

/** Outermost error boundary. */
const CrashedRoute = (): ReactNode => <CrashPage error={useRouteError()} />;

/** /logout: clears the session and goes to /login (specification/shell.md#routes). */
function LogOffPage(): ReactNode {
  useEffect(signOut, []);
  return <Navigate to="/login" replace />;
}

/**
 * Redirects visitors without a session to sign-in and back. After a session expiry the page stays mounted. After a sign-out the redirect drops the
 * page's query string, so that the next user does not see the search of the previous one.
 */
function RequireSession(): ReactNode {
  const location = useLocation();
  const status = useSessionStatus();
  const [hadSession] = useState(status !== 'anonymous');
  if (status === 'anonymous') {
    const target = hadSession ? { pathname: location.pathname, search: '', hash: '' } : location;
    return <Navigate to={signInAddress(target)} replace />;
  }
  return <BehindSignIn />;
}

/** /denied (specification/shell.md#denied-page): the refused action, and the way back. */
function DeniedPage(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const { search, key } = useLocation();
  const reason = deniedReason(search);
  return (
    <PublicFrame title={t('page.denied')}>
      <Flex direction="column" gap="4" marginTop="4">
        <Alert status="error" title={'key' in reason ? t(reason.key) : reason.text}>
          {'meaning' in reason && reason.meaning !== undefined ? t(reason.meaning) : undefined}
        </Alert>
        {'todo' in reason && reason.todo !== undefined && <Text>{t(reason.todo)}</Text>}
        <Text tone="muted">{t('denied.kept')}</Text>
        <Flex gap="2" wrap="wrap">
          {key !== 'default' && (
            <Button size="lg" icon={<ArrowLeft aria-hidden />} onClick={() => void navigate(-1)}>
              {t('denied.back')}
            </Button>
          )}
          <Button
            size="lg"
            icon={user ? <House aria-hidden /> : <LogIn aria-hidden />}
            onClick={() => void navigate(user ? '/' : '/login')}
          >
            {t(user ? 'page.home' : 'page.login')}
          </Button>
        </Flex>
      </Flex>
    </PublicFrame>
  );
}
