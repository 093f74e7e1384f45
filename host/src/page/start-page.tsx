import type { MenuGroup } from '@navette/shared/federation';
import { useFormats, useLocale, useT } from '@navette/shared/i18n';
import { brusselsToday } from '@navette/shared/domain';
import { useUser } from '@navette/shared/session';
import { Box, EmptyState, Grid, Heading, Kbd, Link, Page, Panel, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { useMenu } from '../shell/menu/use-menu.ts';

/** Page at `/` unless a remote declares one there: the user's pages and their shortcuts. */
export function StartPage(): ReactNode {
  const t = useT();
  const groups = useMenu()
    .map((group) => ({ ...group, items: group.items.filter(({ path }) => path !== '/') }))
    .filter(({ items }) => items.length > 0);
  const user = useUser();
  const { formatLongDate } = useFormats();
  return (
    <Page
      title={t('start.title', { name: user?.firstname ?? '' })}
      aside={<Text tone="muted">{formatLongDate(brusselsToday())}</Text>}
    >
      {groups.length === 0 && <EmptyState title={t('start.empty')} />}
      <Grid templateColumns="repeat(auto-fill, minmax(16rem, 1fr))" gap="3" alignItems="start">
        {groups.map((group) => (
          <Section key={group.id} group={group} />
        ))}
        <Panel>
          <Heading size="sm">{t('start.keys')}</Heading>
          <Keys />
        </Panel>
      </Grid>
    </Page>
  );
}

function Section({ group: { id, titleKey, items } }: { readonly group: MenuGroup }): ReactNode {
  const t = useT();
  const locale = useLocale();
  return (
    <Panel aria-labelledby={`start-${id}`}>
      <Heading size="sm" id={`start-${id}`}>
        {titleKey === null ? t('menu.section.home') : t(titleKey)}
      </Heading>
      <Box as="ul" listStyleType="none" marginTop="2">
        {items.map((item) => (
          <Box as="li" key={item.path} paddingBlock="1">
            <Link to={item.path}>{item.titles[locale]}</Link>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function Keys(): ReactNode {
  const t = useT();
  const keys = [
    ['Ctrl', 'K', t('shortcuts.palette')],
    ['/', undefined, t('key.means.search')],
    ['?', undefined, t('key.means.keys')],
  ] as const;
  return (
    <Box as="ul" listStyleType="none" marginTop="2">
      {keys.map(([first, second, text]) => (
        <Box as="li" key={text} display="flex" gap="2" alignItems="center" paddingBlock="1">
          <Kbd>{first}</Kbd>
          {second !== undefined && <Kbd>{second}</Kbd>}
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  );
}
