import type { DialogProps, NotifyDialogResult } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { NotifyDialog, whileUndelivered } from '@navette/shared/ui-booking';
import { useNavetteForm, fieldsFor, FormSection, OfferedTexts, useFormContext } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';
import type { components } from '@navette/openapi/types';
import { api, dataOf, $api } from '@navette/shared/api';
import * as z from 'zod';
import { requiredText } from '../records/fields.ts';

const EMPTY = { msg: '' };

/** Message to a driver. Closing the dialog returns the last message sent. */
export default function NotifyDriverDialog({
  input: { driverId, name, msg = '' },
  onClose,
}: DialogProps<'masterdata/notify@1'>): ReactNode {
  const t = useT();
  const [defaultValues] = useState({ msg });
  const [last, setLast] = useState<NotifyDialogResult>();
  const form = useNavetteForm({ schema: messageSchema, defaultValues, name: messageKey('notify.form.name') });
  return (
    <NotifyDialog
      {...{ form, name }}
      sent={useSentNotifications(driverId)}
      title={t('notify.title', { name })}
      onSend={async (message) => {
        const answer = await sendMessage({ ...message, driverId, name });
        setLast({ id: answer.id });
        return answer;
      }}
      onSent={() => form.reset(EMPTY)}
      onClose={() => onClose(last)}
    >
      <MessageFields />
    </NotifyDialog>
  );
}

/**
 * Sends a message to a driver.
 * @returns id of the message, and whether the driver's app received it; if not, it is delivered when the app connects
 */
const sendMessage = (
  body: components['schemas']['MessageNotification'],
): Promise<components['schemas']['NotificationAnswer']> => dataOf(api.POST('/service/notification/message', { body }));

/** Messages sent to a driver, latest first. Polls while one is not delivered yet. */
const useSentNotifications = (id: number) =>
  $api.useQuery(
    'get',
    '/service/notification/list/{id}',
    { params: { path: { id } } },
    { meta: { failure: 'inPlace' }, refetchInterval: whileUndelivered },
  );

/** Form of a message to a driver: a text is required (specification/drivers.md#messages). */
const messageSchema = z.object({ msg: requiredText(1000) });

const Fields = fieldsFor(messageSchema);

/** Text field, and the predefined texts. */
function MessageFields(): ReactNode {
  const t = useT();
  const { setValue } = useFormContext<z.input<typeof messageSchema>>();
  return (
    <>
      <FormSection>
        <Fields.TextAreaField name="msg" label={t('notify.msg')} required rows={3} span={12} />
      </FormSection>
      <OfferedTexts onChoose={(text) => setValue('msg', text, { shouldDirty: true, shouldValidate: true })} />
    </>
  );
}
