import { Popover as Kit } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactElement, ReactNode } from 'react';
import { KEPT_CLEAR } from './toast/free-spot.ts';
import { withSlotRecipe } from '../theme/system.ts';

/** Recipe of the popover. */
export const popoverRecipe = defineSlotRecipe({
  className: 'n-popover',
  slots: [
    'anchor',
    'trigger',
    'positioner',
    'content',
    'header',
    'body',
    'footer',
    'title',
    'description',
    'closeTrigger',
    'arrow',
    'arrowTip',
    'indicator',
  ],
  base: {
    content: {
      width: 'min(20rem, calc(100vw - 1rem))',
      maxHeight: 'var(--available-height)',
      overflow: 'auto',
      padding: '3',
      textStyle: 'sm',
      color: 'fg',
      bg: 'bg.panel',
      boxShadow: 'lg',
      borderRadius: 'l2',
      outline: 'none',
      zIndex: 'calc({zIndex.popover} + var(--layer-index, 0))',
      _open: { animation: 'fade-in 90ms ease-out' },
    },
    title: { fontWeight: 'semibold', marginBottom: '2' },
  },
});

const Root = withSlotRecipe(Kit.Root, 'popover', popoverRecipe);

/** A button that opens a small panel. */
interface PopoverProps {
  readonly trigger: ReactElement;
  /** Heading and accessible name of the panel. */
  readonly title: string;
  readonly children: ReactNode;
  readonly placement?: 'bottom-start' | 'bottom-end' | 'top-end';
  /** Give both for a controlled popover. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** Non-modal panel: the page stays usable, Esc and a click outside close it, and the focus returns to the button. */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom-end',
  open,
  onOpenChange,
}: PopoverProps): ReactNode {
  const steered = {
    ...(open === undefined ? {} : { open }),
    ...(onOpenChange ? { onOpenChange: (details: { open: boolean }) => onOpenChange(details.open) } : {}),
  };
  return (
    <Root {...steered} positioning={{ placement, gutter: 4 }} lazyMount unmountOnExit>
      <Kit.Trigger asChild>{trigger}</Kit.Trigger>
      <Portal>
        <Kit.Positioner>
          <Kit.Content aria-label={title} {...KEPT_CLEAR}>
            <Kit.Title>{title}</Kit.Title>
            {children}
          </Kit.Content>
        </Kit.Positioner>
      </Portal>
    </Root>
  );
}
