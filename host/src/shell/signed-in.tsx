import { startRealtime } from '@navette/shared/realtime';
import { isMenuEmpty } from '@navette/shared/domain';
import { signOut, useUser } from '@navette/shared/session';
import { OverlayHost } from '@navette/shared/ui-overlay';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useReleaseWatch } from '../federation/latest-release.ts';
import { DialogHostProvider } from '../dialogs/dialog-host-provider.tsx';
import { usePasswordNotice } from '../password/use-password-notice.ts';
import { IdleWarning } from '../session/idle-warning.tsx';
import { SessionOver } from '../session/session-over.tsx';
import { useIdle } from '../app/use-idle.ts';
import { useAppCommands } from './commands/use-app-commands.ts';
import { Shell } from './shell.tsx';

/** In the same chunk as the forms, so that no form can be dirty before its guard is installed. */
const RouteBlocker = lazy(async () => ({ default: (await import('@navette/shared/ui-form')).RouteBlocker }));

/** Everything behind sign-in: the shell, the dialogs of all remotes, the guards, the socket. */
export function SignedIn(): ReactNode {
  const user = useUser();
  const idle = useIdle();
  usePasswordNotice();
  useReleaseWatch();
  useAppCommands();
  useEffect(() => startRealtime(), []);
  const nothingToOpen = user !== null && isMenuEmpty(user.pages);
  useEffect(() => {
    if (nothingToOpen) signOut();
  }, [nothingToOpen]);
  return (
    <DialogHostProvider>
      <Shell />
      <SessionOver />
      <IdleWarning />
      <OverlayHost />
      {idle && (
        <Suspense>
          <RouteBlocker />
        </Suspense>
      )}
    </DialogHostProvider>
  );
}
