import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { IconButton } from './button.tsx';
import { useTitleFocus } from './title-focus.ts';

/** Head of a page. */
export interface PageHeaderProps {
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

const Root = chakra('header', {
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
    <Root>
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
        <chakra.div display="flex" flexWrap="wrap" gap="2" marginInlineStart="auto">
          {actions}
        </chakra.div>
      )}
    </Root>
  );
}
