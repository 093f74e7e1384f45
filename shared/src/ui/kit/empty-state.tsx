import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** One sentence: what is missing, and why. */
  readonly title: string;
  readonly icon?: ReactNode;
  /** Buttons with possible actions. */
  readonly children?: ReactNode;
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    py: '8',
    px: '4',
    textAlign: 'center',
    color: 'fg.muted',
    '& > svg': { width: '1.75rem', height: '1.75rem', color: 'fg.subtle' },
  },
});

/** Placeholder for an empty list or panel. */
export function EmptyState({ title, icon, children }: EmptyStateProps): ReactNode {
  return (
    <Root>
      {icon}
      <p>{title}</p>
      {children}
    </Root>
  );
}
