import { personName } from '@navette/shared/domain';
import { useT, useLocale } from '@navette/shared/i18n';
import { Link } from '@navette/shared/router';
import { useSocketStatus, reconnect } from '@navette/shared/realtime';
import { useUser } from '@navette/shared/session';
import { Box, Button, Flex, IconButton, lazyPart, onDark, soundMutedAtom, Wordmark } from '@navette/shared/ui';
import { useAtom, useSetAtom } from 'jotai';
import { Menu as MenuLines, Volume2, VolumeX, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLatestRelease } from '../federation/latest-release.ts';
import { usePageRelease } from '../federation/page-release.ts';
import { chosenChannel } from '../federation/tab-choices.ts';
import { LanguageButtons } from '../language/language-buttons.tsx';
import { useMenuState, shellWindowAtom } from './shell-state.ts';
import { GlobalSearch } from './search/global-search.tsx';
import type { SlotName } from '@navette/shared/federation';
import type { PartFailure } from '../federation/use-recovery.ts';
import { RemoteSlot } from './remote-slot.tsx';

/** Top bar: red while the socket is connected, black while it is not (specification/shell.md#frame). */
export function TopBar(): ReactNode {
  const t = useT();
  const { toggle } = useMenuState();
  const connected = useSocketStatus() === 'connected';
  return (
    <Box
      asChild
      bg={connected ? 'bg.bar' : 'black'}
      color="white"
      transition="background-color 300ms"
      data-connected={connected}
      flexShrink="0"
      {...onDark}
    >
      <header>
        <Flex align="center" gap={{ base: '1', md: '3' }} height="12" paddingInline="3">
          <BarButton label={t('menu.toggle')} onClick={toggle}>
            <MenuLines aria-hidden />
          </BarButton>
          <Box asChild color="white" flexShrink="0" display={{ base: 'none', md: 'flex' }} borderRadius="l2">
            <Link to="/" aria-label={t('page.home')}>
              <Wordmark size={24} inverse />
            </Link>
          </Box>
          <Box width={{ base: '0', xl: '10' }} />
          <GlobalSearch />
          <PaletteButton />
          <Box flex="1" />
          <SocketNotice />
          <Preview />
          <Box display={{ base: 'none', xl: 'block' }}>
            <LanguageButtons dark />
          </Box>
          <BarSlot name="bar.demands" />
          <BarSlot name="bar.mail" />
          <MuteButton />
          <UserButton />
        </Flex>
      </header>
    </Box>
  );
}

const PreviewMark = lazyPart(
  async () => (await import('./release/preview-mark.tsx')).default,
  undefined,
  // The bar has no room for a message.
  () => null,
);

/** Badge of a staged release, lazy since few users have one. */
function Preview(): ReactNode {
  const release = usePageRelease();
  const latest = useLatestRelease();
  const everybodys = latest?.channel === 'stable' && latest.set.id === release?.set.id;
  const tried = release?.channel === 'staged' && !everybodys;
  const refused = chosenChannel() === 'stable' && (latest ?? release)?.preview === true;
  if (!tried && !refused) return null;
  return <PreviewMark />;
}

function PaletteButton(): ReactNode {
  const t = useT();
  const setWindow = useSetAtom(shellWindowAtom);
  return (
    <Button
      size="sm"
      aria-label={t('palette.open')}
      title={t('palette.open')}
      bg="transparent"
      color="white"
      borderColor="white/40"
      css={{ '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'white/16' } }}
      onClick={() => setWindow('palette')}
    >
      {isApple ? '⌘ K' : 'Ctrl K'}
    </Button>
  );
}

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

function MuteButton(): ReactNode {
  const t = useT();
  const [muted, setMuted] = useAtom(soundMutedAtom);
  return (
    <BarButton label={t('sound.mute')} aria-pressed={muted} onClick={() => setMuted(!muted)}>
      {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
    </BarButton>
  );
}

function UserButton(): ReactNode {
  const t = useT();
  const user = useUser();
  const setWindow = useSetAtom(shellWindowAtom);
  const initials = `${user?.firstname.charAt(0) ?? ''}${user?.lastname.charAt(0) ?? ''}`.toUpperCase();
  return (
    <BarButton
      label={t('settings.open', { name: user ? personName(user, 'text') : '' })}
      onClick={() => setWindow('settings')}
    >
      <Box
        as="span"
        display="flex"
        alignItems="center"
        justifyContent="center"
        boxSize="7"
        borderRadius="full"
        bg="white/16"
        textStyle="xs"
        fontWeight="semibold"
      >
        {initials}
      </Box>
    </BarButton>
  );
}

type BarButtonProps = Parameters<typeof IconButton>[0];

function BarButton(props: BarButtonProps): ReactNode {
  return (
    <IconButton {...props} color="white" css={{ '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'white/16' } }} />
  );
}

function BarSlot({ name }: { readonly name: SlotName }): ReactNode {
  return <RemoteSlot fits={({ slot }) => slot === name} failed={broken} />;
}

const broken = (failure: PartFailure): ReactNode => <Broken {...failure} />;

/** Failure state of a slot: an icon with Retry. */
function Broken({ remote, retrying, retry }: PartFailure): ReactNode {
  const t = useT();
  const locale = useLocale();
  return (
    <IconButton
      label={`${t('load.failure.title', { domain: remote.declaration.titles[locale] })} ${t('shared.retry')}`}
      color="white"
      loading={retrying}
      onClick={retry}
    >
      <TriangleAlert aria-hidden />
    </IconButton>
  );
}

/** Notice while the socket is down, with Retry. Not shown during the first connect of the page. */
function SocketNotice(): ReactNode {
  const t = useT();
  const status = useSocketStatus();
  const settled = useSettledDown(status !== 'connected');
  return (
    <Flex align="center" gap="2" role="status">
      {settled && (
        <>
          <Box as="span" textStyle="sm" fontWeight="medium">
            {t('socket.down')}
          </Box>
          <Button size="sm" loading={status === 'connecting'} onClick={reconnect}>
            {t('socket.reconnect')}
          </Button>
        </>
      )}
    </Flex>
  );
}

function useSettledDown(down: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!down) return undefined;
    const timer = setTimeout(() => setSettled(true), 1500);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [down]);
  return down && settled;
}
