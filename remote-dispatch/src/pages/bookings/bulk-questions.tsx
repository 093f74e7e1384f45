import { personName } from '@navette/shared/domain';
import { messageKey, useLocale, useT } from '@navette/shared/i18n';
import { FormDialog, useNavetteForm, fieldsFor, FormSection, required } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import * as z from 'zod';
import type { BulkMessage } from '../../bookings/change-bookings.ts';
import { MessageFields, messageSchema } from '../../bookings/message-fields.tsx';
import { defaultEnd } from '../../bookings/notification.ts';
import { driverSource, type DriverChoice } from '../../pickers/record-sources.ts';

/** Message to the drivers of several bookings. */
interface BulkMessageDialogProps {
  readonly count: number;
  readonly onSend: (message: BulkMessage) => void;
  readonly onClose: () => void;
}

/** Dialog that asks for the text, which is required; templates are offered (specification/bookings.md#notices). */
export function BulkMessageDialog({ count, onSend, onClose }: BulkMessageDialogProps): ReactNode {
  const t = useT();
  const [defaultValues] = useState(() => ({ msg: '', end: defaultEnd(new Date()), other: '' }));
  const form = useNavetteForm({ schema: messageSchema, defaultValues, name: messageKey('booking.notify.form.name') });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('bookings.bulk.notify.title', { count })}
      saveLabel={t('notify.send')}
      onSubmit={async (message) => onSend(message)}
    >
      <MessageFields />
    </FormDialog>
  );
}

/** Form of the driver to assign. */
const driverSchema = z.object({ driverId: required(z.number().int().positive()) });

const Fields = fieldsFor(driverSchema);

interface AssignDriverDialogProps {
  readonly count: number;
  readonly onAssign: (driverId: number, name: string) => void;
  readonly onClose: () => void;
}

export function AssignDriverDialog({ count, onAssign, onClose }: AssignDriverDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const locale = useLocale();
  const source = useMemo(() => driverSource(cache, locale), [cache, locale]);
  const chosen = useRef<DriverChoice | null>(null);
  const form = useNavetteForm({
    schema: driverSchema,
    defaultValues: { driverId: null },
    name: messageKey('bookings.bulk.driver.form'),
  });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('bookings.bulk.driver.title', { count })}
      saveLabel={t('bookings.bulk.driver.assign')}
      onSubmit={async ({ driverId }) =>
        onAssign(driverId, chosen.current ? personName(chosen.current, 'text') : String(driverId))
      }
    >
      <FormSection>
        <Fields.RecordPicker
          name="driverId"
          label={t('booking.field.driverId')}
          required
          span={12}
          source={source}
          onChosen={(driver) => (chosen.current = driver)}
        />
      </FormSection>
    </FormDialog>
  );
}
