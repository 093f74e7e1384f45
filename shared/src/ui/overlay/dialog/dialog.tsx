import { Dialog as Kit } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { IconButton } from '../../kit/button.tsx';
import { withSlotRecipe } from '../../theme/system.ts';
import { KEPT_CLEAR } from '../toast/free-spot.ts';
import { InDialog, MODAL, rowLeftIn, useFocusAfter } from './modal.ts';
import { dialogRecipe } from './dialog-recipe.ts';

const Root = withSlotRecipe(Kit.Root, 'dialog', dialogRecipe);

/** Widths in px (specification/bookings.md#form). */
export type DialogSize = 350 | 400 | 600 | 800 | 1200;

/** A window over the page. */
export interface DialogProps {
  readonly open: boolean;
  /**
   * Close request by Esc, the backdrop or the X. The dialog stays until `open` is false, so that a dirty form can ask for confirmation. Without it
   * there is no X, for a dialog that can't be left.
   */
  readonly onClose?: () => void;
  readonly title: ReactNode;
  /** Default 600. Up to 768 px every dialog fills the screen. */
  readonly size?: DialogSize;
  /** Beside the title: a badge, a menu. */
  readonly headerAside?: ReactNode;
  /** Hides everything below: its content is not meant for the current viewer. */
  readonly opaque?: boolean;
  readonly children: ReactNode;
  /** Between header and scrolling content: covers no field. */
  readonly banner?: ReactNode;
  /** Sticky footer of buttons; the main one last. */
  readonly footer?: ReactNode;
  /** Initial focus; default the first field or button of the content. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined;
  /** Receives the focus on close; default the element that had it before, or the heading of the page if that is gone. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

const Banner = chakra('div', { base: { flex: '0 0 auto', px: '4', pb: '2' } });

/** Modal dialog: named by its title, scrolls inside, traps the focus and restores it on close. */
export function Dialog(props: DialogProps): ReactNode {
  const {
    open,
    onClose,
    title,
    size = 600,
    headerAside,
    opaque = false,
    banner,
    children,
    footer,
    initialFocus,
    finalFocus,
  } = props;
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  useFocusAfter(open, finalFocus);
  return (
    <Root
      open={open}
      onOpenChange={(details) => !details.open && onClose?.()}
      {...MODAL}
      onFocusOutside={staysOpen}
      // The kit asks for it again when a control with the focus goes.
      initialFocusEl={() => rowLeftIn(body.current) ?? (initialFocus ? initialFocus() : firstControl(body.current))}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
      {...variants({ size })}
    >
      <Portal>
        <Kit.Backdrop {...(opaque && { bg: 'bg.muted' })} />
        <Kit.Positioner>
          <Kit.Content>
            <Kit.Header>
              <Kit.Title>{title}</Kit.Title>
              {headerAside}
              {onClose && (
                <IconButton label={t('shared.close')} onClick={onClose}>
                  <X aria-hidden />
                </IconButton>
              )}
            </Kit.Header>
            {banner && <Banner>{banner}</Banner>}
            <Kit.Body ref={body}>
              <InDialog value>{children}</InDialog>
            </Kit.Body>
            {footer !== undefined && <Kit.Footer {...KEPT_CLEAR}>{footer}</Kit.Footer>}
          </Kit.Content>
        </Kit.Positioner>
      </Portal>
    </Root>
  );
}

/** With the focus trap, a focus outside can only come from another dialog that restores it; that must not close this one. */
const staysOpen = (event: Event): void => event.preventDefault();

/** Chakra's types include only its own sizes. */
const variants = (own: { size: DialogSize }): object => own;

/** The first control of the content, else the dialog itself; never the X, since a stray Enter would close it. */
const firstControl = (body: HTMLElement | null): HTMLElement | null =>
  body?.querySelector<HTMLElement>('[data-autofocus]') ??
  body?.querySelector<HTMLElement>(
    ':is(input, select, textarea, button, a[href]):not(:disabled, [type=hidden], [tabindex="-1"])',
  ) ??
  body?.closest<HTMLElement>('[role=dialog]') ??
  null;
