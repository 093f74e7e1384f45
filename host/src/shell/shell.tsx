import { useT } from '@navette/shared/i18n';
import { useLocation, useNavigate } from '@navette/shared/router';
import { Box, Flex, lazyPart, useTheme, Wordmark, useSingleKey } from '@navette/shared/ui';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { routeAt, useKnownRoutes } from '../federation/release-set.ts';
import { RemoteRoutes } from '../page/remote-routes.tsx';
import { registerReleaseTexts } from '../releases/release-texts.ts';
import { Banners } from './banners.tsx';
import { TopBar } from './top-bar.tsx';
import { usePageRelease } from '../federation/page-release.ts';
import { Drawer, lazyDialog, useToast } from '@navette/shared/ui-overlay';
import { MenuList } from './menu/menu-list.tsx';
import { useMenuState, shellWindowAtom } from './shell-state.ts';
import { useOpenDialog } from '@navette/shared/federation';
import { useCan } from '@navette/shared/session';
import { useAtom } from 'jotai';

/** Print styles for pages without a print view of their own: the whole page, not only its visible part, with its title, without buttons and shell. */
const PAPER = {
  '@media print': {
    height: 'auto',
    // Chromium ends flex containers of more than half a page with an empty one.
    '&, & div:has(main), & main': { display: 'block', overflow: 'visible' },
    '& > header, & nav, & footer, & header button': { display: 'none' },
  },
} as const;

/** Bars and menu around the page; a `bare` page (for print) has none. */
export function Shell(): ReactNode {
  const { pathname } = useLocation();
  useTheme();
  const bare = routeAt(useKnownRoutes(), pathname)?.route.layout === 'bare';
  if (bare)
    return (
      <main id="main">
        <RemoteRoutes />
      </main>
    );
  return <Frame />;
}

/** Memoised: each filter and opened record changes the URL, and the menu alone has forty links. */
const Frame = memo(function Frame(): ReactNode {
  return (
    <Flex direction="column" height="100dvh" overflow="hidden" css={PAPER}>
      <SkipLink />
      <TopBar />
      <Banners />
      <Flex flex="1" minHeight="0">
        <SideMenu />
        <Flex direction="column" flex="1" minWidth="0">
          <Box asChild flex="1" minHeight="0" overflow="auto" display="flex" flexDirection="column">
            <main id="main" tabIndex={-1} data-quiet-focus>
              <RemoteRoutes />
            </main>
          </Box>
          <Footer />
        </Flex>
      </Flex>
      <GlobalKeys />
    </Flex>
  );
});

function SkipLink(): ReactNode {
  const t = useT();
  return (
    <Box
      asChild
      position="absolute"
      insetInlineStart="2"
      top="-12"
      zIndex="skipNav"
      padding="2"
      bg="bg.panel"
      borderRadius="l2"
      boxShadow="md"
      _focus={{ top: '2' }}
    >
      <a href="#main">{t('shell.skip')}</a>
    </Box>
  );
}

/** Shows the release, for support. */
function Footer(): ReactNode {
  const t = useT();
  const release = usePageRelease();
  return (
    <Flex
      asChild
      flexShrink="0"
      justify="space-between"
      gap="4"
      paddingInline="4"
      paddingBlock="1"
      borderTopWidth="1px"
      borderColor="border"
      bg="bg.panel"
      textStyle="2xs"
      color="fg.muted"
    >
      <footer>
        <span>Navette {process.env.NAVETTE_VERSION}</span>
        {release && !release.isSafe && <span>{t('shell.release', { set: release.set.id })}</span>}
      </footer>
    </Flex>
  );
}

/** Left drawer: 240 px, 80 px mini, or over the page (specification/shell.md#frame). */
function SideMenu(): ReactNode {
  const { mode, open, close } = useMenuState();
  return (
    <>
      {mode !== 'overlay' && (
        <Box
          width={mode === 'mini' ? '80px' : '240px'}
          flexShrink="0"
          overflowY="auto"
          overflowX="hidden"
          bg="bg.panel"
          borderInlineEndWidth="1px"
          borderColor="border"
        >
          <MenuList mini={mode === 'mini'} />
        </Box>
      )}
      <Drawer
        open={open}
        onClose={close}
        placement="start"
        title={
          <Box display="flex">
            <Wordmark size={24} />
          </Box>
        }
      >
        <Box marginInline="-3" marginTop="-3">
          <MenuList onFollow={close} />
        </Box>
      </Drawer>
    </>
  );
}

const Palette = lazyDialog(async () => (await import('./palette/palette.tsx')).Palette);
const ShortcutsDialog = lazyDialog(async () => (await import('./palette/shortcuts-dialog.tsx')).ShortcutsDialog);
const SettingsDrawer = lazyDialog(async () => (await import('./settings-drawer.tsx')).SettingsDrawer);

/** Panel about what is under the pointer, for who may see releases. */
const Inspector = lazyPart(async () => {
  const [{ Inspector: Panel }] = await Promise.all([
    import(/* webpackChunkName: "releases" */ '../releases/inspector.tsx'),
    registerReleaseTexts(),
  ]);
  return Panel;
});

const SecondFactorDialog = lazyDialog(
  async () => (await import('../second-factor/second-factor-dialog.tsx')).SecondFactorDialog,
);

/** Global keyboard shortcuts, and the dialogs that they and the top bar open. */
function GlobalKeys(): ReactNode {
  const [open, setOpen] = useAtom(shellWindowAtom);
  const close = (): void => setOpen(null);
  const books = useCan('booking');
  const inspects = useCan('releases');
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
      {inspects && <InspectorKey />}
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {open === 'settings' && <SettingsDrawer onClose={close} />}
      {open === 'secondFactor' && <SecondFactorDialog onClose={close} />}
    </>
  );
}

/** Ctrl+Shift+. shows and hides the panel. A keyboard with the full stop on another key, or behind Shift, sends another code or character for it. */
function InspectorKey(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.ctrlKey || !event.shiftKey || !(event.key === '.' || event.code === 'Period')) return;
      event.preventDefault();
      setOpen((known) => !known);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return isOpen && <Inspector onClose={() => setOpen(false)} />;
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
