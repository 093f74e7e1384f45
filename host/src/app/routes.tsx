import { createBrowserRouter, Outlet, useRouteError, Navigate, useLocation, useNavigate } from '@navette/shared/router';
import { Suspense, useState, type ReactNode, useEffect } from 'react';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { ChangePasswordPage, BehindSignIn } from './lazy-parts.ts';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, Flex, Text, Spinner, VisuallyHidden } from '@navette/shared/ui';
import { RotateCw, ArrowLeft, House, LogIn } from 'lucide-react';
import { asFailure } from '../federation/load-failure.ts';
import { PublicFrame } from '../page/public-frame.tsx';
import { signOut, useSessionStatus, useUser } from '@navette/shared/session';
import { signInAddress, deniedReason } from './addresses.ts';

/** Routes of the host. All other paths belong to the remotes of the release set and are matched behind sign-in. */
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

/** Outermost error boundary: the host itself failed, or one of its chunks did not load. */
function CrashPage(): ReactNode {
  const t = useT();
  const error = useRouteError();
  const [{ incidentId, message }] = useState(() => asFailure(error, 'host'));
  return (
    <PublicFrame title={t('page.denied')}>
      <Flex direction="column" gap="4" marginTop="4">
        <Alert status="error" title={t('crash.title')}>
          {t('crash.body')}
        </Alert>
        <Text tone="muted" textStyle="xs" overflowWrap="anywhere">
          {t('shared.fault.incident', { incident: incidentId })} · {message}
        </Text>
        <Button
          size="lg"
          alignSelf="start"
          variant="solid"
          icon={<RotateCw aria-hidden />}
          onClick={() => location.reload()}
        >
          {t('crash.reload')}
        </Button>
      </Flex>
    </PublicFrame>
  );
}

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
  return (
    <Suspense fallback={<BootScreen />}>
      <BehindSignIn />
    </Suspense>
  );
}

/** Shown between sign-in and the first page. */
function BootScreen(): ReactNode {
  const t = useT();
  return (
    <Flex as="main" minHeight="100dvh" align="center" justify="center" color="brand.fg" role="status">
      <Spinner size="md" />
      <VisuallyHidden>{t('shared.loading')}</VisuallyHidden>
    </Flex>
  );
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
