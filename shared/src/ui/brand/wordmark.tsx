import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { AppIcon, type AppIconProps } from './app-icon.tsx';

/** Icon and name side by side; screen readers read only the name. */
export function Wordmark({ size = 28, inverse = false }: AppIconProps): ReactNode {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="0.4em"
      lineHeight="1"
      css={{ fontSize: `${String(Math.round(size * 0.72))}px` }}
    >
      <AppIcon size={size} inverse={inverse} />
      <chakra.span fontWeight="semibold" letterSpacing="-0.025em" translate="no">
        Navette
      </chakra.span>
    </chakra.span>
  );
}
