import { configureApi, queryClient } from '@navette/shared/api';
import { clearEarly, earlyAnswers } from '@navette/shared/early';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { startRealtime, answerAppCommand, onServerEvent, setOwnVersion } from '@navette/shared/realtime';
import { isMenuEmpty, mayOpen } from '@navette/shared/domain';
import {
  currentSession,
  registerSignOutCleanup,
  signOut,
  useUser,
  idleWarningAtom,
  noteActivity,
  idleEndedAtom,
  useSessionStatus,
} from '@navette/shared/session';
import { RouteBlocker } from '@navette/shared/ui-form';
import { OverlayHost, Dialog, useToast } from '@navette/shared/ui-overlay';
import { useReleaseWatch } from '../federation/latest-release.ts';
import { pageReleaseQuery, usePageRelease } from '../federation/page-release.ts';
import { knownRoutes, routeAt } from '../federation/release-set.ts';
import { loadRemoteModule } from '../federation/remote-component.ts';
import { prefetchForms } from '../federation/share-scope.ts';
import { DialogHostProvider } from '../dialogs/dialog-host-provider.tsx';
import { usePasswordNotice } from '../password/use-password-notice.ts';
import { firstPageAtom, FirstPageWatch } from './remote-slot.tsx';
import { Shell } from './shell.tsx';
import { useT } from '@navette/shared/i18n';
import { Alert, Box, Button, onceUsed, Text } from '@navette/shared/ui';
import { useAtomValue } from 'jotai';
import { useNavigate } from '@navette/shared/router';
import { ProviderButton } from '../sign-in/provider-button.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

configureApi({ early: earlyAnswers });
registerSignOutCleanup(clearEarly);

/** Providers that the sign-in page does not need: the query cache and everything that uses it. */
export function BehindSignIn(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn />
    </QueryClientProvider>
  );
}

/** Loads the release and the code of the page at the address, before anything is drawn. */
export async function loadFirstPage(): Promise<void> {
  const { set } = await queryClient.fetchQuery(pageReleaseQuery);
  const page = routeAt(knownRoutes(set), location.pathname);
  if (page && page.refusal === undefined && mayOpen(currentSession()?.user.pages, page.route.page))
    await loadRemoteModule(page.remote, page.route.module);
}

/** Everything behind sign-in: shell, dialogs of all remotes, guards, socket. */
export function SignedIn(): ReactNode {
  const user = useUser();
  const isPageThere = useAtomValue(firstPageAtom);
  usePasswordNotice();
  useReleaseWatch();
  useAppCommands();
  useEffect(() => (isPageThere ? startRealtime() : undefined), [isPageThere]);
  useEffect(() => (isPageThere ? onceUsed(prefetchForms) : undefined), [isPageThere]);
  const nothingToOpen = user !== null && isMenuEmpty(user.pages);
  useEffect(() => {
    if (nothingToOpen) signOut();
  }, [nothingToOpen]);
  return (
    <DialogHostProvider>
      <Shell />
      <FirstPageWatch />
      <SessionOver />
      <IdleWarning />
      <OverlayHost />
      <RouteBlocker />
    </DialogHostProvider>
  );
}

/**
 * Warning one minute before an idle session ends. Any activity keeps the session; the button only makes this visible. Rendered above open dialogs.
 */
function IdleWarning(): ReactNode {
  const t = useT();
  if (!useAtomValue(idleWarningAtom)) return null;
  return (
    <Box
      position="fixed"
      top="14"
      insetInlineStart="50%"
      transform="translateX(-50%)"
      width="min(32rem, calc(100vw - 2rem))"
      zIndex="toast"
      boxShadow="lg"
      data-toaster
    >
      <Alert
        status="warning"
        title={t('session.idle')}
        actions={
          <Button variant="solid" onClick={noteActivity}>
            {t('session.stay')}
          </Button>
        }
      />
    </Box>
  );
}

/**
 * Session expiry: the same user signs in over the page, then the failed requests are repeated (specification/shell.md#errors). The page of an
 * unattended computer is hidden until then.
 */
function SessionOver(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const user = useUser();
  const over = useSessionStatus() === 'expired';
  const idle = useAtomValue(idleEndedAtom);
  if (!user || !over) return null;
  return (
    <Dialog open size={350} title={t(idle ? 'session.idle.title' : 'session.over.title')} opaque={idle}>
      <Text marginBottom="4">{t('session.over.body')}</Text>
      <SignInForm
        email={user.email}
        onMustChange={(email) => void navigate('/changepass', { state: { email } })}
        cancelLabel={t('shell.logOff')}
        onCancel={signOut}
      />
      <ProviderButton />
    </Dialog>
  );
}

const DONE = { done: true, reason: null, info: null } as const;
const FAILED = { done: false, reason: 'failed', info: null } as const;

/**
 * Answers the commands that the page of connected apps sends to this browser (specification/live.md#commands). Their implementation is a lazy chunk.
 */
function useAppCommands(): void {
  const t = useT();
  const toast = useToast();
  const version = usePageRelease()?.set.id;
  useEffect(() => {
    if (version !== undefined) setOwnVersion(version);
  }, [version]);
  useEffect(() => {
    const stops = [
      onServerEvent('test', ({ id }) => answerAppCommand(id, DONE)),
      onServerEvent('say', ({ id, by, text }) => {
        if (id === null || text === null) return;
        toast.info(t('command.said', { by }), {
          detail: text,
          action: { label: t('command.said.understood'), run: () => undefined },
        });
        answerAppCommand(id, DONE);
      }),
      onServerEvent('action', (command) => {
        import('./carry-out.ts')
          .then(({ carryOut }) => carryOut(command, { t, toast }))
          .then(
            ({ answer, follow }) => {
              answerAppCommand(command.id, answer);
              follow?.();
            },
            () => answerAppCommand(command.id, FAILED),
          );
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [t, toast]);
}
