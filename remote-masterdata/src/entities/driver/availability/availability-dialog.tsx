import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { PendingDialog } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { AvailabilityFormDialog } from './availability-form-dialog.tsx';
import { availabilityValues } from './availability-schema.ts';
import { useAvailabilityMarks, useAvailabilityPattern } from './availability-requests.ts';

/** Driver whose availability is edited. */
export interface AvailabilityDialogProps {
  readonly driver: { readonly id: number; readonly firstname: string; readonly lastname: string };
  readonly onClose: () => void;
}

/** When a driver is not available: days, days of the week, leave (S2 §2, DECISIONS 32). */
export function AvailabilityDialog({ driver, onClose }: AvailabilityDialogProps): ReactNode {
  const t = useT();
  const pattern = useAvailabilityPattern(driver.id);
  const marks = useAvailabilityMarks(driver.id);
  const title = t('availability.title', { name: personName(driver, 'text') });
  if (!pattern.isFetchedAfterMount || !marks.isFetchedAfterMount || !pattern.data || !marks.data) {
    const retry = () => [pattern, marks].filter(({ error }) => error !== null).forEach(({ refetch }) => void refetch());
    return (
      <PendingDialog
        size={1200}
        title={title}
        error={pattern.error ?? marks.error}
        retrying={pattern.isFetching || marks.isFetching}
        onRetry={retry}
        onClose={onClose}
      />
    );
  }
  return (
    <AvailabilityFormDialog
      {...{ title, onClose }}
      driverId={driver.id}
      values={availabilityValues(pattern.data, marks.data)}
    />
  );
}
