import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Tooltip as Kit } from '@chakra-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { withSlotRecipe } from '../theme/system.ts';

/** Recipe of the tooltip. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'n-tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      px: '2',
      py: '1',
      maxWidth: '18rem',
      textStyle: 'xs',
      color: 'fg.inverted',
      bg: 'bg.inverted',
      borderRadius: 'l1',
      boxShadow: 'md',
      zIndex: 'tooltip',
      _open: { animation: 'fade-in 90ms ease-out' },
    },
  },
});

const Root = withSlotRecipe(Kit.Root, 'tooltip', tooltipRecipe);

/** A tooltip. */
export interface TooltipProps {
  readonly text: string;
  /** One focusable element. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'right' | 'left';
}

/** Shows a text on hover and focus. It complements the accessible name, never replaces it. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps): ReactNode {
  return (
    <Root openDelay={400} closeDelay={80} positioning={{ placement, gutter: 6 }} lazyMount unmountOnExit>
      <Kit.Trigger asChild>{children}</Kit.Trigger>
      <Portal>
        <Kit.Positioner>
          <Kit.Content>{text}</Kit.Content>
        </Kit.Positioner>
      </Portal>
    </Root>
  );
}
