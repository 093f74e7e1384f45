import { Drawer as Kit } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { IconButton } from '../../kit/button.tsx';
import { withSlotRecipe } from '../../theme/system.ts';
import { DIALOG_SLOTS, dialogRecipe } from './dialog-recipe.ts';
import { InDialog, MODAL } from './modal.ts';

const part = dialogRecipe.base ?? {};

/** Recipe of the drawer. */
export const drawerRecipe = defineSlotRecipe({
  className: 'n-drawer',
  slots: [...DIALOG_SLOTS],
  base: {
    ...part,
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      zIndex: 'calc({zIndex.modal} + var(--layer-index, 0))',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min(20rem, calc(100vw - 2.5rem))',
      height: '100dvh',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'xl',
      outline: 'none',
      textStyle: 'sm',
    },
    body: { flex: '1', minHeight: '0', overflow: 'auto', padding: '3' },
  },
  variants: {
    placement: {
      start: { content: { _open: { animation: 'enter-start 160ms ease-out' } } },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { _open: { animation: 'enter-end 160ms ease-out' } },
      },
    },
  },
  defaultVariants: { placement: 'end' },
});

const Root = withSlotRecipe(Kit.Root, 'drawer', drawerRecipe);

/** A panel that slides in from an edge. */
interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Default `end`. */
  readonly placement?: 'start' | 'end';
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A drawer: modal, named by its title, closed by Esc, the backdrop or the X. */
export function Drawer({ open, onClose, title, placement = 'end', children, footer }: DrawerProps): ReactNode {
  const t = useT();
  return (
    <Root open={open} onOpenChange={(details) => !details.open && onClose()} {...MODAL} placement={placement}>
      <Portal>
        <Kit.Backdrop />
        <Kit.Positioner>
          <Kit.Content>
            <Kit.Header>
              <Kit.Title>{title}</Kit.Title>
              <IconButton label={t('shared.close')} onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            </Kit.Header>
            <Kit.Body>
              <InDialog value>{children}</InDialog>
            </Kit.Body>
            {footer !== undefined && <Kit.Footer>{footer}</Kit.Footer>}
          </Kit.Content>
        </Kit.Positioner>
      </Portal>
    </Root>
  );
}
