import { useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useLocation, useNavigate } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { useSingleKey } from '@navette/shared/ui';
import { lazyDialog, useToast } from '@navette/shared/ui-overlay';
import { useAtom } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import { shellWindowAtom } from '../shell-state.ts';

const Palette = lazyDialog(async () => (await import('./palette.tsx')).Palette);
const ShortcutsDialog = lazyDialog(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);
const SettingsDrawer = lazyDialog(async () => (await import('../settings-drawer.tsx')).SettingsDrawer);

const SecondFactorDialog = lazyDialog(
  async () => (await import('../../second-factor/second-factor-dialog.tsx')).SecondFactorDialog,
);

/** Global keyboard shortcuts, and the dialogs that they and the top bar open. */
export function GlobalKeys(): ReactNode {
  const [open, setOpen] = useAtom(shellWindowAtom);
  const close = (): void => setOpen(null);
  const books = useCan('booking');
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  // The Back button navigates and closes the windows over the previous page; recovery codes stay until they were read.
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    setOpen((known) => (known === 'secondFactor' ? known : null));
  }, [pathname, setOpen]);
  useSingleKey('?', () => setOpen('shortcuts'));
  // Closes the dialogs before the next user signs in.
  useEffect(() => () => setOpen(null), [setOpen]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((known) => (known === 'palette' ? null : 'palette'));
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [setOpen]);
  return (
    <>
      {books && <BookingKeys />}
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {open === 'settings' && <SettingsDrawer onClose={close} />}
      {open === 'secondFactor' && <SecondFactorDialog onClose={close} />}
    </>
  );
}

/** Keys on every page of those who book: a new booking, and the returns that wait, which the home page lists. */
function BookingKeys(): null {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  useSingleKey('b', () => {
    void openDialog('dispatch/booking@1', {}).catch((error: unknown) => toast.failure(t('palette.new.failed'), error));
  });
  useSingleKey('r', () => {
    const shown = document.getElementById('waiting');
    if (shown) shown.focus();
    else void navigate('/#waiting');
  });
  return null;
}
