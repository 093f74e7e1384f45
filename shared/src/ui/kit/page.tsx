import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';
import type { PageHeaderProps } from './page-header.tsx';

/** A page of the suite. */
export interface PageProps extends PageHeaderProps {
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
