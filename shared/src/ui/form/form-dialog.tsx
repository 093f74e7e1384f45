import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOnline } from '../../api/online.ts';
import { useT } from '../../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { Flex } from '../kit/layout.ts';
import { Dialog } from '../overlay/dialog/dialog.tsx';
import type { DialogSize } from '../overlay/dialog/dialog.tsx';
import { Form } from './form.tsx';
import { useCloseForm } from './use-close-form.ts';
import type { NavetteForm } from './use-navette-form.ts';
import type { SaveHandler } from './use-submit.ts';

/** A form in a dialog. */
export interface FormDialogProps<In extends FieldValues, Out> {
  readonly form: NavetteForm<In, Out>;
  /** Default true, for pages that render the dialog only while it is open. */
  readonly open?: boolean;
  readonly title: ReactNode;
  /** Default 600. */
  readonly size?: DialogSize;
  /** Saves; a rejection is shown at its field or above the fields, and the dialog stays open. */
  readonly onSubmit: SaveHandler<Out>;
  /** Called after a save or a cancel (confirmed when the form was dirty). The page closes the dialog. */
  readonly onClose: () => void;
  /** Default "Save". */
  readonly saveLabel?: string | undefined;
  /** Destructive: the button is red, with this icon before its verb. */
  readonly danger?: ReactNode;
  /** Reason why saving is impossible now: disables the button and is shown beside it. Being offline is handled already. */
  readonly saveBlocked?: string | undefined;
  /** Beside the title. */
  readonly headerAside?: ReactNode;
  /** Above the fields, always visible, without covering them. */
  readonly banner?: ReactNode;
  /** Start of the footer: other actions on the record. */
  readonly footerStart?: ReactNode;
  /** Receives the focus when the dialog opens; by default the first field. */
  readonly initialFocus?: (() => HTMLElement | null) | undefined;
  /** Receives the focus when the dialog closes; by default the element that had it before. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/**
 * Form in a dialog. Closing a dirty form, by whatever means, asks for confirmation; after a submit it closes only when the save
 * succeeded. The focus returns to the element that opened it.
 */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>): ReactNode {
  const {
    form,
    open = true,
    title,
    size,
    onSubmit,
    onClose,
    headerAside,
    banner,
    footerStart,
    initialFocus,
    finalFocus,
    children,
  } = props;
  const close = useCloseForm(form, onClose);
  return (
    <Dialog
      {...{ open, title, headerAside, banner, initialFocus, finalFocus }}
      {...(size ? { size } : {})}
      onClose={() => void close()}
      footer={
        <>
          {footerStart && (
            <Flex wrap="wrap" gap="2" marginInlineEnd="auto">
              {footerStart}
            </Flex>
          )}
          <FormButtons {...props} onCancel={() => void close()} />
        </>
      }
    >
      <Form form={form} onSubmit={onSubmit} onSaved={onClose}>
        {children}
      </Form>
    </Dialog>
  );
}

const Reason = chakra('span', { base: { flex: '1', fontSize: 'xs', color: 'fg.warning', textAlign: 'end' } });

type ButtonsProps<In extends FieldValues, Out> = Pick<
  FormDialogProps<In, Out>,
  'form' | 'saveLabel' | 'saveBlocked' | 'danger'
>;

function FormButtons<In extends FieldValues, Out>(
  props: ButtonsProps<In, Out> & { readonly onCancel: () => void },
): ReactNode {
  const { form, saveLabel, saveBlocked, danger, onCancel } = props;
  const t = useT();
  const isOnline = useOnline();
  const reason = isOnline ? saveBlocked : t('form.offline');
  return (
    <>
      <Reason role="status">{reason}</Reason>
      <Button onClick={onCancel}>{t('shared.cancel')}</Button>
      <Button
        type="submit"
        form={form.id}
        variant="solid"
        {...(danger === undefined ? {} : { colorPalette: 'red', icon: danger })}
        loading={form.formState.isSubmitting}
        disabled={reason !== undefined}
        // Blur on click, not on mousedown: a validation error that appears on blur must not move the button away from the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => event.currentTarget.focus()}
      >
        {saveLabel ?? t('shared.save')}
      </Button>
    </>
  );
}
