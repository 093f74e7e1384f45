import type { components } from '@navette/openapi/types';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOnline } from '../../api/online.ts';
import { useT } from '../../i18n/index.ts';
import { Form } from '../form/form.tsx';
import { useCloseForm } from '../form/use-close-form.ts';
import type { NavetteForm } from '../form/use-navette-form.ts';
import { Button } from '../kit/button.tsx';
import { type SentNotification, SentMessages } from '../notices.tsx';
import { Dialog } from '../overlay/dialog/dialog.tsx';
import { useToast } from '../overlay/toast/use-toast.ts';
import type { TableLoad } from '../table/data-table-props.ts';

/** A message to a driver. */
interface NotifyDialogProps<In extends FieldValues, Out> {
  readonly form: NavetteForm<In, Out>;
  readonly title: string;
  /** Name of the driver, first name first. */
  readonly name: string;
  /** Sends the message; a rejection is shown in the form. */
  readonly onSend: (message: Out) => Promise<components['schemas']['NotificationAnswer']>;
  /** Called after each message that was sent; the dialog stays open. */
  readonly onSent?: () => void;
  readonly onClose: () => void;
  /** Query of the messages already sent to the driver. See {@link whileUndelivered}. */
  readonly sent: TableLoad & { readonly data: readonly SentNotification[] | undefined };
  /** Notice above the form. */
  readonly notice?: ReactNode;
  /** The fields of the form. */
  readonly children: ReactNode;
}

/** Form that sends a message to a driver, with the delivery status of this and earlier messages. Stays open after sending (specification/drivers.md#messages). */
export function NotifyDialog<In extends FieldValues, Out>(props: NotifyDialogProps<In, Out>): ReactNode {
  const { form, title, name, onSend, onSent, onClose, sent, notice, children } = props;
  const t = useT();
  const toast = useToast();
  const isOnline = useOnline();
  const close = useCloseForm(form, onClose);
  const send = async (message: Out) => {
    const { delivered } = await onSend(message);
    void sent.refetch();
    toast.success(t(delivered ? 'notify.delivered' : 'notify.waits', { name }));
  };
  return (
    <Dialog
      open
      size={600}
      title={title}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>{t('shared.close')}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="solid"
            icon={<Send aria-hidden />}
            loading={form.formState.isSubmitting}
            disabled={!isOnline}
          >
            {t('notify.send')}
          </Button>
        </>
      }
    >
      {notice}
      <Form form={form} onSubmit={send} onSaved={onSent}>
        {children}
      </Form>
      <SentMessages
        messages={sent.data}
        error={sent.error}
        loading={sent.isFetching}
        onRefresh={() => void sent.refetch()}
      />
    </Dialog>
  );
}

const POLL_MS = 5000;

/**
 * `refetchInterval` of the query of sent messages: polls every 5 seconds while one of them is on its way.
 * @returns ms, or false to stop
 */
export const whileUndelivered = ({
  state: { data },
}: {
  readonly state: { readonly data: readonly SentNotification[] | undefined };
}): number | false => (data?.some(({ state }) => state === 'waiting' || state === 'delivered') ? POLL_MS : false);
