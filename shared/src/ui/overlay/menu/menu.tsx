import { Menu as Kit } from '@chakra-ui/react/menu';
import { useRef, type ReactElement, type ReactNode, useMemo } from 'react';
import { withSlotRecipe } from '../../theme/system.ts';
import { MenuContent, hasLostFocus, menuRecipe, type MenuEntry } from './menu-content.tsx';

const Root = withSlotRecipe(Kit.Root, 'menu', menuRecipe);

/** A button that opens a list of commands. */
interface MenuProps {
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

/** A position in px, relative to the viewport. */
export interface MenuAnchor {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

/** A menu that is opened from code: a context menu, or the menu of a row. */
interface MenuAtProps {
  /** Position, or null while it is closed. */
  readonly anchor: MenuAnchor | null;
  /** Accessible name of the menu: the object of its commands. */
  readonly label: string;
  readonly items: readonly MenuEntry[];
  /** Called on close, before the chosen command runs, and once more if the removed list took the focus with it: restore the focus here. */
  readonly onClose: () => void;
}

/** One menu shared by many triggers, such as every row of a table. */
export function MenuAt({ anchor, label, items, onClose }: MenuAtProps): ReactNode {
  // The positioner needs an anchor with a stable identity.
  const anchorElement = useMemo(() => anchor && virtualElement(anchor), [anchor]);
  return (
    <Root
      open={anchor !== null}
      onOpenChange={(details) => !details.open && anchor !== null && onClose()}
      onExitComplete={() => hasLostFocus() && onClose()}
      loopFocus
      aria-label={label}
      positioning={{ placement: 'bottom-start', gutter: 2, getAnchorElement: () => anchorElement }}
    >
      <MenuContent items={items} refocus={onClose} />
    </Root>
  );
}

const virtualElement = ({ x, y, width = 0, height = 0 }: MenuAnchor) => ({
  getBoundingClientRect: () => new DOMRect(x, y, width, height),
});
