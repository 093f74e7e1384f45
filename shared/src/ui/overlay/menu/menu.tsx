import { Menu as Kit } from '@chakra-ui/react/menu';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { withSlotRecipe } from '../../theme/system.ts';
import { MenuContent, hasLostFocus, menuRecipe } from './menu-content.tsx';
import type { MenuEntry } from './menu-entry.ts';

const Root = withSlotRecipe(Kit.Root, 'menu', menuRecipe);

/** A button that opens a list of commands. */
export interface MenuProps {
  /** The button. Its name tells the subject of the menu. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuEntry[];
  /** Placement of the list; default under the button, aligned with its end. */
  readonly placement?: 'bottom-start' | 'bottom-end' | 'right-start' | 'top-end';
}

/** A menu: arrows, Home, End and letters move, Enter chooses, Esc closes. The focus is back on the button before a command runs. */
export function Menu({ trigger, items, placement = 'bottom-end' }: MenuProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const refocus = () => button.current?.focus({ preventScroll: true });
  return (
    <Root loopFocus positioning={{ placement, gutter: 4 }} onExitComplete={() => hasLostFocus() && refocus()}>
      <Kit.Trigger asChild ref={button}>
        {trigger}
      </Kit.Trigger>
      <MenuContent items={items} refocus={refocus} />
    </Root>
  );
}
