import { useT } from '@navette/shared/i18n';
import { useLocation } from '@navette/shared/router';
import { EmptyState, PrintPage } from '@navette/shared/ui';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { DriverSheet } from './driver-sheet.tsx';
import { sheetRequest } from './sheet-request.ts';

/** Day sheets of one or several drivers, to be printed: `/print/daysheet?driver=3,4&date=2026-03-10`. */
export function DaySheetPage(): ReactNode {
  const t = useT();
  const { search } = useLocation();
  const request = sheetRequest(new URLSearchParams(search));
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const onReady = useCallback((driverId: number, name: string) => setNames((known) => (known.get(driverId) === name ? known : new Map(known).set(driverId, name))), []);
  if (!request) return <EmptyState title={t('daySheet.nothing')} />;
  const { date, drivers } = request;
  const who = drivers.map((id) => names.get(id) ?? String(id)).join(', ');
  return (
    <PrintPage title={t('daySheet.file', { date, who })} ready={names.size === drivers.length}>
      {drivers.map((id) => (
        <DriverSheet key={id} driverId={id} date={date} onReady={onReady} />
      ))}
    </PrintPage>
  );
}
