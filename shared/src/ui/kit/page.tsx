import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { IconButton } from './button.tsx';
import { useTitleFocus } from './title-focus.ts';

interface PageHeaderProps {
  /** The page's name: its `<h1>` and the title of the window. */
  readonly title: string;
  /** Beside the title: a total, a badge. */
  readonly aside?: ReactNode;
  /** Buttons at the end; the page's main action last. */
  readonly actions?: ReactNode;
  /** Refreshes; without it there is no refresh button. */
  readonly onRefresh?: (() => void) | undefined;
  /** The refresh is in progress. */
  readonly refreshing?: boolean | undefined;
}

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    columnGap: '4',
    minHeight: '8',
    // In a low window the page scrolls; the buttons must not overlap the content below.
    flexShrink: '0',
  },
});

/** Title, refresh button and actions of a page. It sets the document title, and takes the focus after a navigation ({@link useTitleFocus}). */
export function PageHeader(props: PageHeaderProps): ReactNode {
  const { title, aside, actions, onRefresh, refreshing = false } = props;
  const t = useT();
  const heading = useTitleFocus();
  return (
    <Head>
      <title>{t('shared.windowTitle', { page: title })}</title>
      <chakra.div display="flex" alignItems="center" gap="1" minWidth="0">
        <chakra.h1 ref={heading} tabIndex={-1} textStyle="xl" fontWeight="semibold" letterSpacing="tight" truncate>
          {title}
        </chakra.h1>
        {onRefresh && (
          <IconButton label={t('shared.refresh')} size="sm" loading={refreshing} onClick={onRefresh}>
            <RefreshCw aria-hidden />
          </IconButton>
        )}
      </chakra.div>
      {aside !== undefined && <chakra.div>{aside}</chakra.div>}
      {actions !== undefined && (
        // It takes the rest of the line, so that a button that comes later moves none of the others.
        <chakra.div display="flex" flexWrap="wrap" gap="2" flex="auto" justifyContent="flex-end">
          {actions}
        </chakra.div>
      )}
    </Head>
  );
}

interface PageProps extends PageHeaderProps {
  readonly children: ReactNode;
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    flex: '1 1 auto',
    minHeight: '0',
    minWidth: '0',
    padding: { base: '3', lg: '4' },
    paddingBottom: { base: '2', lg: '3' },
  },
});

/** Page layout: header, then a flex column that fills the height, so that a table in it scrolls by itself. */
export function Page({ children, ...header }: PageProps): ReactNode {
  return (
    <Root>
      <PageHeader {...header} />
      {children}
    </Root>
  );
}

/** A row of filters and buttons over a list or a board. */
export const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    // Saves space where a toolbar with every filter would wrap its last two buttons to a second line.
    '@media (max-width: 1100px)': { '--date-width': '7.5rem', '& [data-word]': { display: 'none' } },
  },
});

/** Card: a white surface with a border. */
export const Panel = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'l3', padding: '4', minWidth: '0' },
});
