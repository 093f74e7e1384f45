import { useLocation, useNavigate } from '@navette/shared/router';
import { useCallback, type ReactNode } from 'react';
import { SignInPage, type SignInPageProps } from './sign-in-page.tsx';

/** The sign-in page inside the suite, after a sign-out. */
export function SignInRoute(): ReactNode {
  const navigate = useNavigate();
  const go: SignInPageProps['go'] = useCallback(
    (address, state) => void navigate(address, state ? { state } : { replace: true }),
    [navigate],
  );
  return <SignInPage search={useLocation().search} go={go} />;
}
