import { Navigate, useLocation } from '@navette/shared/router';
import { useSessionStatus } from '@navette/shared/session';
import { Suspense, useState, type ReactNode } from 'react';
import { BootScreen } from '../app/boot-screen.tsx';
import { BehindSignIn } from '../app/lazy-parts.ts';
import { signInAddress } from './sign-in-address.ts';

/**
 * Redirects visitors without a session to sign-in and back (S1 §2.1). After an expiry the page stays mounted. After a sign-out on the page whoever comes next is
 * not shown what its user searched for.
 */
export function RequireSession(): ReactNode {
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
