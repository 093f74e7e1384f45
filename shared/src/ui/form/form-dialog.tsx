import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOnline } from '../../api/online.ts';
import { useT } from '../../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../overlay/dialog/dialog.tsx';
import type { DialogSize } from '../overlay/dialog/dialog.tsx';
import { Form } from './form.tsx';
import { useCloseForm } from './use-close-form.ts';
import type { NavetteForm } from './use-navette-form.ts';
import type { SaveHandler } from './use-submit.ts';

/** A form in a dialog. */
export interface FormDialogProps<In extends FieldValues, Out> {
  readonly form: NavetteForm<In, Out>;
  /** True unless told otherwise: a page that renders the dialog only while it is open needs nothing more. */
  readonly open?: boolean;
  readonly title: ReactNode;
  /** 600 unless told otherwise. */
  readonly size?: DialogSize;
  /** Saves; what it rejects with is shown at its field or above the fields, and the dialog stays. */
  readonly onSubmit: SaveHandler<Out>;
  /** After a save, or when the user gave up (having been asked if anything is lost). The page closes the dialog. */
  readonly onClose: () => void;
  /** "Save" unless told otherwise. */
  readonly saveLabel?: string | undefined;
  /** Something is lost: the button is red, and this icon stands before its verb. */
  readonly danger?: ReactNode;
  /** Why saving is impossible just now; being offline is known without it. The button is dead and this stands beside it. */
  readonly saveBlocked?: string | undefined;
  /** Beside the title. */
  readonly headerAside?: ReactNode;
  /** At the start of the footer: other actions on the record. */
  readonly footerStart?: ReactNode;
  /** Takes the focus when the dialog closes; otherwise what had it before. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/**
 * A dialog that is a form. Closing it dirty, in any way, asks; a clean one asks nothing; it closes only after a save
 * that succeeded, and the focus goes back to what opened it.
 */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>): ReactNode {
  const { form, open = true, title, size, onSubmit, onClose, headerAside, footerStart, finalFocus, children } = props;
  const close = useCloseForm(form, onClose);
  return (
    <Dialog
      {...{ open, title, headerAside, finalFocus }}
      {...(size ? { size } : {})}
      onClose={() => void close()}
      footer={
        <>
          {footerStart && <div style={{ marginInlineEnd: 'auto' }}>{footerStart}</div>}
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
        // The field is left by the click, not before it: an error that appears on leaving can't move the button away.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => event.currentTarget.focus()}
      >
        {saveLabel ?? t('shared.save')}
      </Button>
    </>
  );
}
