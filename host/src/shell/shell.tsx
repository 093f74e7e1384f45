import { useT } from '@navette/shared/i18n';
import { useLocation } from '@navette/shared/router';
import { Box, Flex } from '@navette/shared/ui';
import { memo, type ReactNode } from 'react';
import { routeAt } from '../federation/find-route.ts';
import { RemoteRoutes } from '../page/remote-routes.tsx';
import { Banners } from './banners/banners.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { Footer } from './footer.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { GlobalKeys } from './palette/global-keys.tsx';
import { useKnownRoutes } from './use-known-routes.ts';

/** A page that has no paper of its own is printed whole, not the part that the window shows, with its title, without buttons and what surrounds it. */
const PAPER = {
  '@media print': {
    height: 'auto',
    '&, & main': { overflow: 'visible' },
    '& > header, & nav, & footer, & header button': { display: 'none' },
  },
} as const;

/** Bars and menu around the page; a `bare` page (for print) has none. */
export function Shell(): ReactNode {
  const { pathname } = useLocation();
  const bare = routeAt(useKnownRoutes(), pathname)?.route.layout === 'bare';
  if (bare)
    return (
      <main id="main">
        <RemoteRoutes />
      </main>
    );
  return <Frame />;
}

/** Memoised: each filter and opened record changes the address, and the menu alone has forty links. */
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
