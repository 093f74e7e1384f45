import { Navigate } from '@navette/shared/router';
import { signOut } from '@navette/shared/session';
import { useEffect, type ReactNode } from 'react';

/** /logout: clears the session and goes to /login (S1 §2.1). */
export function LogOffPage(): ReactNode {
  useEffect(() => {
    signOut();
    // On a page that was opened at this address nothing of the forms is loaded, and with them what wipes their drafts.
    void import('@navette/shared/ui-form').then(({ wipeDrafts }) => wipeDrafts());
  }, []);
  return <Navigate to="/login" replace />;
}
