import type { ListOption, OptionGroup } from '../search/option-list.tsx';
import { fold, searchWords, mayOpen } from '@navette/shared/domain';
import { useMemo } from 'react';
import { useOpenDialog, type DialogHost, type MenuItem } from '@navette/shared/federation';
import { LOCALE_NAMES, LOCALES, messageKey, useLocale, useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { useUser } from '@navette/shared/session';
import { soundMutedAtom } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useAtom, useSetAtom } from 'jotai';
import { KeyRound, Keyboard, Languages, LogOut, Plus, Settings, Volume2, VolumeX } from 'lucide-react';
import { useLanguageChoice } from '../../language/language-buttons.tsx';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { shellWindowAtom } from '../shell-state.ts';
import { useKnownRoutes } from '../../federation/release-set.ts';

/** Filters commands: label or search terms must contain every typed word, ignoring accents and case. Empty groups are left out. */
export function matching(groups: readonly OptionGroup[], typed: string): readonly OptionGroup[] {
  const words = searchWords(typed);
  const fits = ({ label, words: more = '' }: ListOption): boolean => {
    const text = fold(`${label} ${more}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, options: group.options.filter(fits) }))
    .filter(({ options }) => options.length > 0);
}

/** Records that can be created from anywhere, for users with permission for their page. */
const NEW_RECORDS = [
  {
    page: 'booking',
    label: messageKey('palette.new.booking'),
    open: (openDialog: DialogHost['open']) => openDialog('dispatch/booking@1', {}),
  },
  {
    page: 'client',
    label: messageKey('palette.new.client'),
    open: (openDialog: DialogHost['open']) => openDialog('masterdata/client@1', {}),
  },
] as const;

/** Commands of this user: pages, including those without a menu entry, and actions of the shell. */
export function useCommands(): readonly OptionGroup[] {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const menu = useMenu();
  const unlisted = useUnlistedPages();
  const { choose } = useLanguageChoice();
  const [muted, setMuted] = useAtom(soundMutedAtom);
  const setWindow = useSetAtom(shellWindowAtom);
  const openDialog = useOpenDialog();
  const toast = useToast();
  const pagesOfUser = useUser()?.pages;
  return useMemo(() => {
    const go = (path: string) => () => void navigate(path);
    const pages = [...menu.flatMap(({ items }) => items), ...unlisted].map(({ path, titles, icon }) => ({
      id: path,
      label: titles[locale],
      words: Object.values(titles).join(' '),
      icon: <MenuIcon icon={icon} />,
      run: go(path),
    }));
    const languages = LOCALES.filter((other) => other !== locale).map((other) => ({
      id: other,
      label: t('palette.language', { language: LOCALE_NAMES[other] }),
      icon: <Languages aria-hidden size={18} />,
      run: () => choose(other),
    }));
    const Sound = muted ? Volume2 : VolumeX;
    return [
      { id: 'go', title: t('palette.go'), options: pages },
      {
        id: 'do',
        title: t('palette.actions'),
        options: [
          ...NEW_RECORDS.filter(({ page }) => mayOpen(pagesOfUser, page)).map(({ label, open }) => ({
            id: label,
            label: t(label),
            icon: <Plus aria-hidden size={18} />,
            run: () => void open(openDialog).catch((error: unknown) => toast.failure(t('palette.new.failed'), error)),
          })),
          ...languages,
          {
            id: 'sound',
            label: t(muted ? 'sound.unmute' : 'sound.mute'),
            icon: <Sound aria-hidden size={18} />,
            run: () => setMuted(!muted),
          },
          {
            id: 'settings',
            label: t('settings.title'),
            icon: <Settings aria-hidden size={18} />,
            run: () => setWindow('settings'),
          },
          {
            id: 'shortcuts',
            label: t('shortcuts.title'),
            icon: <Keyboard aria-hidden size={18} />,
            run: () => setWindow('shortcuts'),
          },
          {
            id: 'password',
            label: t('page.changepass'),
            icon: <KeyRound aria-hidden size={18} />,
            run: go('/changepass'),
          },
          { id: 'logOff', label: t('shell.logOff'), icon: <LogOut aria-hidden size={18} />, run: go('/logout') },
        ],
      },
    ];
  }, [t, locale, openDialog, toast, pagesOfUser, navigate, menu, unlisted, choose, muted, setMuted, setWindow]);
}

/**
 * Permitted pages without a menu entry (specification/shell.md#menu) that work on their own: no parameter in their path, not below another page's
 * path, inside the shell.
 */
function useUnlistedPages(): readonly MenuItem[] {
  const routes = useKnownRoutes();
  const pages = useUser()?.pages;
  return useMemo(() => {
    const isDetail = (path: string) =>
      routes.some(({ route }) => route.path !== '/' && path.startsWith(`${route.path}/`));
    return routes.flatMap(({ remote, route: { path, page, menu, titles, layout, module } }) =>
      menu === undefined && layout !== 'bare' && !/[:*]/.test(path) && !isDetail(path) && mayOpen(pages, page)
        ? [{ path, titles, icon: 'circle', remote: remote.declaration.name, module, page } as const]
        : [],
    );
  }, [routes, pages]);
}
