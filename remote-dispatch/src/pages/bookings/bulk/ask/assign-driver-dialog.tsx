import { personName } from '@navette/shared/domain';
import { messageKey, useLocale, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, type ReactNode } from 'react';
import { driverSource, type DriverChoice } from '../../../../pickers/driver-source.ts';
import { driverSchema } from './driver-schema.ts';

const Fields = fieldsFor(driverSchema);

/** Assigns one driver to several bookings. */
export interface AssignDriverDialogProps {
  readonly count: number;
  readonly onAssign: (driverId: number, name: string) => void;
  readonly onClose: () => void;
}

/** Dialog that asks for the driver. */
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
