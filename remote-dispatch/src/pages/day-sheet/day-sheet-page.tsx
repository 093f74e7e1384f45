import { useT } from '@navette/shared/i18n';
import { useLocation } from '@navette/shared/router';
import { EmptyState, Page } from '@navette/shared/ui';
import { PrintPage } from '@navette/shared/ui-document';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { DriverSheet } from './driver-sheet.tsx';
import { sheetRequest, type SheetOf } from './sheet-request.ts';

const keyOf = ({ date, driverId }: SheetOf): string => `${date}_${String(driverId)}`;
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/**
 * Printed day sheets, one page each: `/print/daysheet?driver=3,4&date=2026-03-10`, or for several days
 * `/print/daysheet#2026-03-10_3,2026-03-11_4`.
 */
export function DaySheetPage(): ReactNode {
  const t = useT();
  const { search, hash } = useLocation();
  const sheets = useMemo(() => sheetRequest(new URLSearchParams(search), hash), [search, hash]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const onReady = useCallback(
    (sheet: SheetOf, name: string) =>
      setNames((known) => (known.get(keyOf(sheet)) === name ? known : new Map(known).set(keyOf(sheet), name))),
    [],
  );
  if (sheets.length === 0) {
    return (
      <Page title={t('daySheet.route')}>
        <EmptyState title={t('daySheet.nothing')} />
      </Page>
    );
  }
  const days = unique(sheets.map(({ date }) => date)).toSorted();
  const date = days.length === 1 ? days[0] : `${days[0] ?? ''} – ${days.at(-1) ?? ''}`;
  const who = unique(sheets.map((sheet) => names.get(keyOf(sheet)) ?? String(sheet.driverId))).join(', ');
  return (
    <PrintPage title={t('daySheet.file', { date, who })} ready={sheets.every((sheet) => names.has(keyOf(sheet)))}>
      {sheets.map((sheet) => (
        <DriverSheet key={keyOf(sheet)} sheet={sheet} onReady={onReady} />
      ))}
    </PrintPage>
  );
}
