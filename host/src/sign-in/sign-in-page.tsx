import { useT, messageKey } from '@navette/shared/i18n';
import { safeRedirect, useSessionStatus, openProviderSession } from '@navette/shared/session';
import { useEffect, type ReactNode, useRef } from 'react';
import { BootScreen } from '../page/boot-screen.tsx';
import { PublicFrame } from '../page/public-frame.tsx';
import { PlainAlert } from '../plain/alert.tsx';
import { look } from '../plain/look.ts';
import { prefetchShell } from '../app/lazy-parts.ts';
import { ProviderButton, providerName } from './provider-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useAttempt } from './attempt-form.tsx';

/** The page is shown without a router too, so that it is small. */
export interface SignInPageProps {
  /** Query of its address. */
  readonly search: string;
  /** Shows another page in place of this one; with a state of the history, after it. */
  readonly go: (address: string, state?: object) => void;
}

/** /login (specification/shell.md#sign-in), then shows the requested page. */
export function SignInPage({ search, go }: SignInPageProps): ReactNode {
  const t = useT();
  const target = safeRedirect(new URLSearchParams(search).get('redirect'));
  const status = useSessionStatus();
  const isSignedIn = status === 'active' || status === 'expiring';
  useEffect(() => {
    addEventListener('input', prefetchShell, { once: true });
    return () => removeEventListener('input', prefetchShell);
  }, []);
  useEffect(() => {
    if (isSignedIn) go(target);
  }, [isSignedIn, go, target]);
  if (isSignedIn) return <BootScreen />;
  return (
    <PublicFrame title={t('page.login')}>
      <p className={look.lead}>{t('signIn.lead')}</p>
      <BackFromProvider search={search} />
      <SignInForm onMustChange={(email) => go('/changepass', { email, target })} />
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
function BackFromProvider({ search }: { readonly search: string }): ReactNode {
  const t = useT();
  const params = new URLSearchParams(search);
  const isProven = params.get('sso') === 'proven';
  const { run, fault = providerFault(params.get('ssoError')), pending } = useAttempt();
  const asked = useRef(false);
  useEffect(() => {
    if (!isProven || asked.current) return;
    asked.current = true;
    run(openSession, () => undefined);
  }, [isProven, run]);
  if (pending)
    return (
      <p className={look.status} role="status">
        <span className={look.spinner} aria-hidden /> {t('signIn.sso.pending')}
      </p>
    );
  return fault === undefined ? null : (
    <div className={look.fault}>
      <PlainAlert status="error" title={t(fault, { provider: providerName() })} />
    </div>
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
