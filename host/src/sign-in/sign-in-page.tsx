import { useT } from '@navette/shared/i18n';
import { Navigate, useLocation, useNavigate } from '@navette/shared/router';
import { safeRedirect, useSessionStatus } from '@navette/shared/session';
import { Text } from '@navette/shared/ui';
import { useEffect, type ReactNode } from 'react';
import { FirstHeading } from '../app/first-heading.tsx';
import { prefetchShell } from '../app/lazy-parts.ts';
import { PublicFrame } from '../public/public-frame.tsx';
import { BackFromProvider } from './provider/back-from-provider.tsx';
import { ProviderButton } from './provider/provider-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** /login (S1 §2.3), then redirects to the requested page. */
export function SignInPage(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const target = safeRedirect(new URLSearchParams(search).get('redirect'));
  const status = useSessionStatus();
  useEffect(() => {
    addEventListener('input', prefetchShell, { once: true });
    return () => removeEventListener('input', prefetchShell);
  }, []);
  if (status === 'active' || status === 'expiring') return <Navigate to={target} replace />;
  return (
    <PublicFrame>
      <FirstHeading>{t('page.login')}</FirstHeading>
      <Text tone="muted" marginTop="1" marginBottom="6">
        {t('signIn.lead')}
      </Text>
      <BackFromProvider />
      <SignInForm onMustChange={(email) => void navigate('/changepass', { state: { email, target } })} />
      <ProviderButton target={target} />
    </PublicFrame>
  );
}
