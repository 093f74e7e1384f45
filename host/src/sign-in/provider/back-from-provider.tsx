import { messageKey, useT } from '@navette/shared/i18n';
import { useLocation } from '@navette/shared/router';
import { openProviderSession } from '@navette/shared/session';
import { Alert, Box, Spinner, Text } from '@navette/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useAttempt } from '../use-attempt.ts';
import { providerFault } from './provider-faults.ts';
import { providerName } from './provider-name.ts';

/** A session opens once, and soon after the provider: later there is nothing to open. */
async function openSession() {
  const outcome = await openProviderSession();
  return outcome.kind === 'refused' ? { ...outcome, messageKey: messageKey('signIn.sso.expired') } : outcome;
}

/** What the sign-in page says to who comes back from the provider: that the session opens, or why not. Success changes the session, which the page observes. */
export function BackFromProvider(): ReactNode {
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
