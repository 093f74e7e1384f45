import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { PendingDialog } from '@navette/shared/ui-records';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { marksVersion, useAvailabilityMarks } from '../availability/availability-requests.ts';
import { storedMarks } from '../availability/model.ts';
import type { Marks } from '../availability/model.ts';
import type { WeekDriver, WeekQuery } from './week-requests.ts';

interface ReadMarks {
  readonly marks: Marks;
  readonly version: string | undefined;
}

interface FreshMarksProps {
  readonly driver: WeekDriver;
  /** The week that the dialog is filled from; read again with the marks, so that both are of one moment. */
  readonly week: WeekQuery;
  readonly onClose: () => void;
  /** The dialog; it gets the driver's marks and their version. */
  readonly children: (read: ReadMarks) => ReactNode;
}

/** Opens a dialog on the days of a driver once they are read anew: the grid may have stood open for hours. */
export function FreshMarks({ driver, week, onClose, children }: FreshMarksProps): ReactNode {
  const t = useT();
  const marks = useAvailabilityMarks(driver.id);
  const [read, setRead] = useState<ReadMarks>();
  const { refetch } = week;
  const rows = marks.isFetchedAfterMount ? marks.data : undefined;
  useEffect(() => {
    if (!rows) return;
    // Marks first: the week is never older than the version that a save is meant for.
    const version = marksVersion();
    void refetch().then(({ data }) => data && setRead({ version, marks: storedMarks(rows) }));
  }, [rows, refetch]);
  if (read) return children(read);
  return (
    <PendingDialog
      size={600}
      title={t('availability.title', { name: personName(driver, 'text') })}
      error={marks.error ?? week.error}
      retrying={marks.isFetching || week.isFetching}
      onRetry={() => void (marks.error === null ? refetch().then(() => marks.refetch()) : marks.refetch())}
      onClose={onClose}
    />
  );
}
