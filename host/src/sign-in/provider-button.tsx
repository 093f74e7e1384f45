import { useT } from '@navette/shared/i18n';
import { ExternalLink, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainButton } from '../plain/button.tsx';
import { look } from '../plain/look.ts';

interface ProviderButtonProps {
  /** Page to return to. Without it the provider opens in another tab: this one keeps its state and continues once the other has signed in. */
  readonly target?: string | undefined;
}

/** Link to the OpenID Connect provider; nothing if none is configured. */
export function ProviderButton({ target }: ProviderButtonProps): ReactNode {
  const t = useT();
  const name = providerName();
  if (name === '') return null;
  const leave = () => {
    if (target === undefined) window.open('/auth/sso/start', '_blank', 'noopener');
    else location.assign(`/auth/sso/start?${new URLSearchParams({ redirect: target }).toString()}`);
  };
  return (
    <div className={look.provider}>
      <div className={look.providerOr}>
        <hr className={look.providerLine} />
        <p className={look.providerWord}>{t('signIn.sso.or')}</p>
        <hr className={look.providerLine} />
      </div>
      <PlainButton
        className={look.providerButton}
        icon={target === undefined ? <ExternalLink aria-hidden /> : <KeyRound aria-hidden />}
        onClick={leave}
      >
        {t('signIn.sso.with', { provider: name })}
      </PlainButton>
    </div>
  );
}

/** Name of the OpenID Connect provider for staff, from a meta tag that the server writes; empty without a provider. */
export const providerName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="single-sign-on"]')?.content ?? '';
