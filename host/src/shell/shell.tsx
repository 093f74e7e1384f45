import { useT } from '@navette/shared/i18n';
import { useLocation } from '@navette/shared/router';
import { Box, Flex, useTheme, Wordmark } from '@navette/shared/ui';
import { memo, type ReactNode } from 'react';
import { routeAt, useKnownRoutes } from '../federation/release-set.ts';
import { RemoteRoutes } from '../page/remote-routes.tsx';
import { Banners } from './banners.tsx';
import { TopBar } from './top-bar.tsx';
import { GlobalKeys } from './palette/global-keys.tsx';
import { usePageRelease } from '../federation/page-release.ts';
import { Drawer } from '@navette/shared/ui-overlay';
import { MenuList } from './menu/menu-list.tsx';
import { useMenuState } from './shell-state.ts';

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
