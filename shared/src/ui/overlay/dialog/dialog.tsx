import { Dialog as Kit } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { IconButton } from '../../kit/button.tsx';
import { withSlotRecipe } from '../../theme/system.ts';
import { keepOpenFor } from './keep-open-for.ts';
import { dialogRecipe } from './dialog-recipe.ts';

const Root = withSlotRecipe(Kit.Root, 'dialog', dialogRecipe);

/** Widths in px, as the specification has them. */
export type DialogSize = 350 | 600 | 800 | 1200;

/** A window over the page. */
export interface DialogProps {
  readonly open: boolean;
  /** Asked for by Esc, the backdrop or the X. The dialog stays until `open` is false, so that a dirty form can ask first. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** 600 unless told otherwise. Up to 768 px every dialog fills the screen. */
  readonly size?: DialogSize;
  /** Beside the title: a badge, a menu. */
  readonly headerAside?: ReactNode;
  readonly children: ReactNode;
  /** Buttons, under the content and always in sight; the main one last. */
  readonly footer?: ReactNode;
  /** Takes the focus when it opens; otherwise the first field or button of the content does. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined;
  /** Takes the focus when it closes; otherwise what had it before. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  /** After it has gone from the page. */
  readonly onClosed?: (() => void) | undefined;
}

/** A dialog: named by its title, scrolling inside, keeping the focus in and giving it back. */
export function Dialog(props: DialogProps): ReactNode {
  const { open, onClose, title, size = 600, headerAside, children, footer, initialFocus, finalFocus, onClosed } = props;
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  return (
    <Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      onInteractOutside={keepOpenFor}
      onFocusOutside={staysOpen}
      initialFocusEl={initialFocus ?? (() => firstControl(body.current))}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
      {...(onClosed ? { onExitComplete: onClosed } : {})}
      {...variants({ size })}
    >
      <Portal>
        <Kit.Backdrop />
        <Kit.Positioner>
          <Kit.Content>
            <Kit.Header>
              <Kit.Title>{title}</Kit.Title>
              {headerAside}
              <IconButton label={t('shared.close')} onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            </Kit.Header>
            <Kit.Body ref={body}>{children}</Kit.Body>
            {footer !== undefined && <Kit.Footer>{footer}</Kit.Footer>}
          </Kit.Content>
        </Kit.Positioner>
      </Portal>
    </Root>
  );
}

/** The focus is kept in: what takes it outside is another dialog giving it back, which is nobody's wish to close this one. */
const staysOpen = (event: Event): void => event.preventDefault();

/** The kit's types know only its own sizes. */
const variants = (own: { size: DialogSize }): object => own;

/** The first control of the content, or the dialog itself: never the X, which closes at a stray Enter. */
const firstControl = (body: HTMLElement | null): HTMLElement | null =>
  body?.querySelector<HTMLElement>(
    '[data-autofocus], :is(input, select, textarea, button, a[href]):not(:disabled, [type=hidden], [tabindex="-1"])',
  ) ??
  body?.closest<HTMLElement>('[role=dialog]') ??
  null;
