import { Navigate, useLocation } from '@navette/shared/router';
import { useSessionStatus } from '@navette/shared/session';
import { Suspense, type ReactNode } from 'react';
import { BootScreen } from '../app/boot-screen.tsx';
import { BehindSignIn } from '../app/lazy-parts.ts';
import { signInAddress } from './sign-in-address.ts';

/** Redirects visitors without a session to sign-in and back (S1 §2.1). After an expiry the page stays mounted. */
export function RequireSession(): ReactNode {
  const location = useLocation();
  const status = useSessionStatus();
  if (status === 'anonymous') return <Navigate to={signInAddress(location)} replace />;
  return (
    <Suspense fallback={<BootScreen />}>
      <BehindSignIn />
    </Suspense>
  );
}
