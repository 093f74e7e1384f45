import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { useUser } from '@navette/shared/session';
import {
  Box,
  Button,
  defaultDensityAtom,
  type Density,
  Heading,
  singleKeysAtom,
  soundMutedAtom,
  Stack,
  Text,
  type Theme,
  themeAtom,
} from '@navette/shared/ui';
import { Drawer, SegmentedControl, Switch } from '@navette/shared/ui-overlay';
import { useAtom, useSetAtom } from 'jotai';
import { KeyRound, LogOut, ShieldCheck } from 'lucide-react';
import type { PropsWithChildren, ReactNode } from 'react';
import { LanguageButtons } from '../language/language-buttons.tsx';
import { shellWindowAtom } from './shell-state.ts';

/** Right drawer: signed-in user, preferences, sign-out (specification/shell.md#frame). */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const user = useUser();
  const navigate = useNavigate();
  const [singleKeys, setSingleKeys] = useAtom(singleKeysAtom);
  const [muted, setMuted] = useAtom(soundMutedAtom);
  const [density, setDensity] = useAtom(defaultDensityAtom);
  const [theme, setTheme] = useAtom(themeAtom);
  const setWindow = useSetAtom(shellWindowAtom);
  const go = (path: string): void => {
    onClose();
    void navigate(path);
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('settings.title')}
      footer={
        <Button variant="outline" icon={<LogOut aria-hidden />} onClick={() => go('/logout')}>
          {t('shell.logOff')}
        </Button>
      }
    >
      <Stack gap="6">
        {user && (
          <Box>
            <Text fontWeight="semibold">{personName(user, 'text')}</Text>
            <Text tone="muted" overflowWrap="anywhere">
              {user.email}
            </Text>
            <Text tone="muted">{t(`role.${user.role}`)}</Text>
          </Box>
        )}
        <Part title={t('language.choose')}>
          <LanguageButtons full />
        </Part>
        <Part title={t('settings.theme')}>
          <SegmentedControl<Theme>
            label={t('settings.theme')}
            value={theme}
            onChange={setTheme}
            segments={[
              { value: 'system', label: t('settings.theme.system') },
              { value: 'light', label: t('settings.theme.light') },
              { value: 'dark', label: t('settings.theme.dark') },
            ]}
          />
        </Part>
        <Part title={t('settings.density')}>
          <SegmentedControl<Density>
            label={t('settings.density')}
            value={density}
            onChange={setDensity}
            segments={[
              { value: 'comfortable', label: t('table.density.comfortable') },
              { value: 'compact', label: t('table.density.compact') },
            ]}
          />
        </Part>
        <Part title={t('sound.title')}>
          <Switch checked={!muted} onChange={(on) => setMuted(!on)}>
            {t('sound.setting')}
          </Switch>
        </Part>
        <Part title={t('settings.keyboard')}>
          <Switch checked={singleKeys} onChange={setSingleKeys}>
            {t('settings.singleKeys')}
          </Switch>
          <Text textStyle="xs" tone="muted">
            {t('settings.singleKeys.hint')}
          </Text>
        </Part>
        <Stack gap="2" alignItems="flex-start">
          <Button icon={<KeyRound aria-hidden />} onClick={() => go('/changepass')}>
            {t('page.changepass')}
          </Button>
          <Button icon={<ShieldCheck aria-hidden />} onClick={() => setWindow('secondFactor')}>
            {t('secondFactor.title')}
          </Button>
        </Stack>
      </Stack>
    </Drawer>
  );
}

function Part({ title, children }: PropsWithChildren<{ readonly title: string }>): ReactNode {
  return (
    <Stack gap="2" alignItems="flex-start">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
