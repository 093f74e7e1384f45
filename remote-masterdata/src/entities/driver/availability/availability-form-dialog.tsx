import type { components } from '@navette/openapi/types';
import { messageKey, useT } from '@navette/shared/i18n';
import { Box, Grid } from '@navette/shared/ui';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { availabilitySchema, availabilityValues } from './availability-schema.ts';
import { marksVersion, patternVersion } from './availability-requests.ts';
import { LeaveSection } from './leave-section.tsx';
import { Legend } from './legend.tsx';
import { storedMarks } from './model.ts';
import { MonthSection } from './month-section.tsx';
import { saveAvailability } from './save-availability.ts';
import { WeekSection } from './week-section.tsx';

/** The form with what is stored. */
export interface AvailabilityFormDialogProps {
  readonly title: string;
  readonly driverId: number;
  readonly pattern: components['schemas']['AvailabilityPattern'];
  readonly marks: readonly components['schemas']['AvailabilityRow'][];
  readonly onClose: () => void;
}

/** Month on one side, weekly pattern and leave on the other; saved together. */
export function AvailabilityFormDialog({
  title,
  driverId,
  pattern,
  marks,
  onClose,
}: AvailabilityFormDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const toast = useToast();
  const [defaultValues] = useState(() => availabilityValues(pattern));
  const [version] = useState(() => ({ pattern: patternVersion(driverId), marks: marksVersion() }));
  const [stored] = useState(() => storedMarks(marks));
  const form = useNavetteForm({
    schema: availabilitySchema,
    defaultValues,
    name: messageKey('availability.form.name'),
  });
  return (
    <FormDialog
      {...{ form, title, onClose }}
      size={1200}
      onSubmit={async (values) => {
        await saveAvailability(cache, driverId, pattern, version, values);
        toast.success(t('availability.saved'));
      }}
    >
      <Legend />
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' }}
        alignItems="start"
      >
        <MonthSection stored={stored} />
        <Box minWidth="0" display="flex" flexDirection="column" gap="5">
          <WeekSection />
          <LeaveSection />
        </Box>
      </Grid>
    </FormDialog>
  );
}
