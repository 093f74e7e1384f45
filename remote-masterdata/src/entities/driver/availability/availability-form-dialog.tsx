import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, Grid } from '@navette/shared/ui';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useSaveOver } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { availabilityEntries } from './availability-entries.ts';
import { availabilitySchema } from './availability-schema.ts';
import type { AvailabilityValues } from './availability-schema.ts';
import { LeaveSection } from './leave-section.tsx';
import { Legend } from './legend.tsx';
import { MonthSection } from './month-section.tsx';
import { availabilityVersions, readAvailability, saveAvailability } from './save-availability.ts';
import { useOfferTrips } from './use-offer-trips.ts';
import { WeekSection } from './week-section.tsx';

/** The form with what is stored. */
export interface AvailabilityFormDialogProps {
  readonly title: string;
  readonly driverId: number;
  /** What is stored. Read once. */
  readonly values: AvailabilityValues;
  readonly onClose: () => void;
}

/** Month on one side, weekly pattern and leave on the other; saved together. */
export function AvailabilityFormDialog({ title, driverId, values, onClose }: AvailabilityFormDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const toast = useToast();
  const formats = useFormats();
  const offerTrips = useOfferTrips();
  const [opened] = useState(() => ({ values, version: availabilityVersions(driverId) }));
  const form = useNavetteForm({
    schema: availabilitySchema,
    defaultValues: opened.values,
    name: messageKey('availability.form.name'),
  });
  const save = useSaveOver(
    form,
    { opened, read: () => readAvailability(driverId), entries: availabilityEntries({ t, formats }) },
    (filled, over = opened) => saveAvailability(cache, driverId, over, filled),
  );
  return (
    <FormDialog
      {...{ form, title, onClose }}
      size={1200}
      onSubmit={async (filled) => {
        const dates = await save(filled);
        toast.success(t('availability.saved'));
        void offerTrips(driverId, dates);
      }}
    >
      <Legend />
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' }}
        alignItems="start"
      >
        <MonthSection />
        <Box minWidth="0" display="flex" flexDirection="column" gap="5">
          <WeekSection />
          <LeaveSection />
        </Box>
      </Grid>
    </FormDialog>
  );
}
