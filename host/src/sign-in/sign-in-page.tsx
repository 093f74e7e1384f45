import { useT, messageKey } from '@navette/shared/i18n';
import { Navigate, useLocation, useNavigate } from '@navette/shared/router';
import { safeRedirect, useSessionStatus, openProviderSession } from '@navette/shared/session';
import { Text, Alert, Box, Spinner } from '@navette/shared/ui';
import { useEffect, type ReactNode, useRef } from 'react';
import { PublicFrame } from '../page/public-frame.tsx';
import { prefetchShell } from '../app/lazy-parts.ts';
import { ProviderButton, providerName } from './provider-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useAttempt } from './attempt-form.tsx';

/** /login (specification/shell.md#sign-in), then redirects to the requested page. */
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
    <PublicFrame title={t('page.login')}>
      <Text tone="muted" marginTop="1" marginBottom="6">
        {t('signIn.lead')}
      </Text>
      <BackFromProvider />
      <SignInForm onMustChange={(email) => void navigate('/changepass', { state: { email, target } })} />
      <ProviderButton target={target} />
    </PublicFrame>
  );
}

/** The session can be opened only once and shortly after the provider's redirect. */
async function openSession() {
  const outcome = await openProviderSession();
  return outcome.kind === 'refused' ? { ...outcome, messageKey: messageKey('signIn.sso.expired') } : outcome;
}

/** Shown after the redirect from the provider: the session is opening, or the error. Success changes the session, which the page observes. */
function BackFromProvider(): ReactNode {
  const t = useT();
  const search = new URLSearchParams(useLocation().search);
  const isProven = search.get('sso') === 'proven';
  const { run, fault = providerFault(search.get('ssoError')), pending } = useAttempt();
  const asked = useRef(false);
  useEffect(() => {
    if (!isProven || asked.current) return;
    asked.current = true;
    run(openSession, () => undefined);
  }, [isProven, run]);
  if (pending)
    return (
      <Text role="status" marginBottom="4">
        <Spinner size="sm" /> {t('signIn.sso.pending')}
      </Text>
    );
  return fault === undefined ? null : (
    <Box marginBottom="5">
      <Alert status="error" title={t(fault, { provider: providerName() })} />
    </Box>
  );
}

/** Message keys of the server's errors when a sign-in with the provider fails. */
const FAULTS: ReadonlyMap<string, string> = new Map([
  ['expired', messageKey('signIn.sso.expired')],
  ['noAccount', messageKey('signIn.sso.noAccount')],
  ['noEmail', messageKey('signIn.sso.noEmail')],
  ['noRole', messageKey('signIn.sso.noRole')],
  ['refused', messageKey('signIn.sso.refused')],
  ['unreachable', messageKey('signIn.sso.unreachable')],
]);

/** Message key of the URL's `ssoError`. Unknown values are possible, since anybody can edit the URL. */
const providerFault = (code: string | null): string | undefined =>
  code === null ? undefined : (FAULTS.get(code) ?? messageKey('signIn.sso.expired'));
