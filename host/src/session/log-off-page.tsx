import { Navigate } from '@navette/shared/router';
import { signOut } from '@navette/shared/session';
import { useEffect, type ReactNode } from 'react';

/** /logout: clears the session and goes to /login (S1 §2.1). */
export function LogOffPage(): ReactNode {
  useEffect(() => {
    signOut();
    // When this address is opened directly, the forms are not loaded, nor is the sign-out cleanup that deletes their drafts.
    void import('@navette/shared/ui-form').then(({ wipeDrafts }) => wipeDrafts());
  }, []);
  return <Navigate to="/login" replace />;
}
