import { Navigate } from '@navette/shared/router';
import { signOut } from '@navette/shared/session';
import { useEffect, type ReactNode } from 'react';

/** /logout: clears the session and goes to /login (S1 §2.1). */
export function LogOffPage(): ReactNode {
  useEffect(signOut, []);
  return <Navigate to="/login" replace />;
}
