import { useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Separator, Text } from '@navette/shared/ui';
import { ExternalLink, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';

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
    <Box marginTop="5">
      <Flex alignItems="center" gap="3" marginBottom="5">
        <Separator flex="1" />
        <Text tone="muted" textStyle="sm">
          {t('signIn.sso.or')}
        </Text>
        <Separator flex="1" />
      </Flex>
      <Button
        size="lg"
        width="full"
        // The provider's name may be long.
        height="auto"
        minHeight="10"
        paddingBlock="2"
        whiteSpace="normal"
        lineHeight="short"
        icon={target === undefined ? <ExternalLink aria-hidden /> : <KeyRound aria-hidden />}
        onClick={leave}
      >
        {t('signIn.sso.with', { provider: name })}
      </Button>
    </Box>
  );
}

/** Name of the OpenID Connect provider for staff, from a meta tag that the server writes; empty without a provider. */
export const providerName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="single-sign-on"]')?.content ?? '';
