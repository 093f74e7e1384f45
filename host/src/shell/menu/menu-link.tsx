import type { MenuItem, PinnedRemote, SlotDeclaration } from '@navette/shared/federation';
import { useLocale } from '@navette/shared/i18n';
import { NavLink } from '@navette/shared/router';
import { Box, VisuallyHidden } from '@navette/shared/ui';
import { Tooltip } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { prefetchRemote } from '../../federation/remote-component.ts';
import { useReleaseSet } from '../../federation/release-set.ts';
import { RemoteSlot } from '../remote-slot.tsx';
import { MenuIcon } from './menu-icon.tsx';

interface MenuLinkProps {
  readonly item: MenuItem;
  /** Icon only, with a tooltip as its name. */
  readonly mini: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** Menu entry. Hover and focus prefetch its page. */
export function MenuLink({ item, mini, onFollow }: MenuLinkProps): ReactNode {
  const locale = useLocale();
  const { data } = useReleaseSet();
  const title = item.titles[locale];
  const remote = data?.remotes[item.remote];
  const prefetch = (): void => {
    if (remote) prefetchRemote(remote, item.module);
  };
  const link = (
    <Box asChild {...style} justifyContent={mini ? 'center' : 'flex-start'} paddingInline={mini ? '0' : '3'}>
      <NavLink to={item.path} end={item.path === '/'} onClick={onFollow} onPointerEnter={prefetch} onFocus={prefetch}>
        <MenuIcon icon={item.icon} />
        {mini ? (
          <VisuallyHidden>{title}</VisuallyHidden>
        ) : (
          <Box as="span" lineHeight="short" overflowWrap="anywhere">
            {title}
          </Box>
        )}
        <Box as="span" {...(mini ? MINI_COUNT : { marginInlineStart: 'auto' })}>
          <RemoteSlot fits={countsFor(item)} failed={() => null} />
        </Box>
      </NavLink>
    </Box>
  );
  return mini ? (
    <Tooltip text={title} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** Whether a slot shows a count for the page of an entry. */
const countsFor =
  ({ remote, page }: MenuItem) =>
  ({ slot, page: of }: SlotDeclaration, { declaration }: PinnedRemote): boolean =>
    slot === 'side.count' && declaration.name === remote && of === page;

/** Position on the corner of the icon. */
const MINI_COUNT = { position: 'absolute', top: '-0.5', insetInlineEnd: '0.5' } as const;

const style = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '8',
  marginInline: '2',
  borderRadius: 'l2',
  color: 'fg',
  textStyle: 'sm',
  css: {
    '& > svg': { flexShrink: 0, color: 'fg.muted' },
    '&:hover': { bg: 'bg.muted' },
    '&[aria-current=page]': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      fontWeight: 'medium',
      boxShadow: 'inset 3px 0 0 {colors.brand.solid}',
    },
    '&[aria-current=page] > svg': { color: 'brand.fg' },
  },
} as const;
