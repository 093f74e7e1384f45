import { useT, useFormats, vocabulary, type Formats, type Translate } from '@navette/shared/i18n';
import { useLocation } from '@navette/shared/router';
import { EmptyState, Page, ErrorState, Skeleton, Text } from '@navette/shared/ui';
import { PrintPage, PaperSection, PaperTable, type PaperColumn } from '@navette/shared/ui-document';
import { useCallback, useMemo, useState, type ReactNode, useEffect } from 'react';
import {
  amountToCollect,
  isDriven,
  personName,
  sumMoney,
  waitsForDriver,
  clientName,
  hasCompanion,
  tripMobility,
  isIsoDate,
} from '@navette/shared/domain';
import { $api } from '@navette/shared/api';
import type { BookingRow } from '../bookings/booking-row.ts';
import { TripTime } from '../bookings/trip-time.tsx';

const keyOf = ({ date, driverId }: SheetOf): string => `${date}_${String(driverId)}`;
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/**
 * Printed day sheets, one page each: `/print/daysheet?driver=3,4&date=2026-03-10`, or for several days
 * `/print/daysheet#2026-03-10_3,2026-03-11_4`.
 */
export default function DaySheetPage(): ReactNode {
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

interface DriverSheetProps {
  readonly sheet: SheetOf;
  /** Called with the name of the driver once the sheet is rendered. */
  readonly onReady: (sheet: SheetOf, name: string) => void;
}

/** Day sheet of one driver, on a page of its own, without the trips that do not take place, and those that are still to be assigned, which are counted. */
function DriverSheet({ sheet, onReady }: DriverSheetProps): ReactNode {
  const { driverId, date } = sheet;
  const t = useT();
  const formats = useFormats();
  const { formatDate, formatLongDate, formatMoney, formatPhone } = formats;
  const day = useDriverDay(driverId, date);
  const person = useDriver(driverId);
  const driver = person.data?.[0];
  const driven = day.data?.filter(({ status }) => isDriven(status));
  // For an unassigned trip the sheet of its nominal driver only says that it was omitted.
  const trips = driven?.filter(
    ({ status, accepted, driver_active }) => !waitsForDriver(status, accepted, driver_active),
  );
  const leftOut = (driven?.length ?? 0) - (trips?.length ?? 0);
  const isReady = driver !== undefined && trips !== undefined;
  useEffect(() => {
    if (isReady) onReady(sheet, personName(driver, 'list'));
  }, [isReady, driver, sheet, onReady]);
  const error = day.error ?? person.error;
  if (error)
    return (
      <ErrorState
        title={t('daySheet.failed', { id: driverId })}
        error={error}
        onRetry={() => void Promise.all([day.refetch(), person.refetch()])}
      />
    );
  if (!isReady) return <Skeleton height="12rem" />;
  const toCollect = sumMoney(trips.map(amountToCollect));
  const note = [
    formatLongDate(date),
    driver.mobile && formatPhone(driver.mobile),
    driver.car,
    t('daySheet.count', { count: trips.length }),
    leftOut > 0 && t('daySheet.leftOut', { count: leftOut }),
    toCollect > 0 ? t('daySheet.collect.total', { amount: formatMoney(toCollect) }) : t('daySheet.collect.none'),
  ];
  return (
    <PaperSection
      level="page"
      title={t('daySheet.title', { name: personName(driver, 'text') })}
      note={note.filter(Boolean).join(' · ')}
    >
      {trips.length === 0 ? (
        <Text>{t('daySheet.empty')}</Text>
      ) : (
        <PaperTable
          running={`${personName(driver, 'list')} · ${formatDate(date)}`}
          columns={tripColumns(t, formats)}
          rows={trips}
          rowKey={({ id }) => id}
        />
      )}
    </PaperSection>
  );
}

/** Trips of a driver on a day, with addresses and phones. */
const useDriverDay = (driverId: number, date: string) =>
  $api.useQuery(
    'post',
    '/service/driver/byname/{name}',
    { params: { path: { name: String(driverId) } }, body: { ap_date: date } },
    { meta: { failure: 'inPlace' } },
  );

const useDriver = (id: number) =>
  $api.useQuery('get', '/api/driver/{id}', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });

function endsOf(trip: BookingRow): readonly string[] {
  const there = [trip.destination_name, trip.destination_fullAddress].filter(Boolean).join(', ');
  return trip.type === 'back' ? [there, trip.pick_address] : [trip.pick_address, there];
}

/** Mobility and companion, if they matter to the driver; empty for a client on foot and alone. */
function travelWords(trip: BookingRow, t: Translate): string {
  const mobility = tripMobility(trip);
  const words = [
    mobility !== 'foot' && t(vocabulary.mobility(mobility)),
    hasCompanion(trip) && t('daySheet.companion'),
  ];
  return words.filter(Boolean).join(', ');
}

/** Remarks for the driver about the client and this trip; once when they are equal. */
const remarksOf = ({ client_info, info }: BookingRow): readonly string[] => [
  ...new Set([client_info, info].flatMap((remark) => remark?.trim() || [])),
];

/** Columns of a day sheet: time, client, both addresses, notes for the driver, and what to collect. */
const tripColumns = (t: Translate, { formatMoney, formatPhone }: Formats): readonly PaperColumn<BookingRow>[] => [
  { header: 'daySheet.time', width: '11%', cell: (trip) => <TripTime trip={trip} /> },
  {
    header: 'daySheet.client',
    width: '19%',
    cell: (trip) => (
      <>
        <strong>{clientName(trip, 'list')}</strong>
        <br />
        <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(trip.client_mobile ?? trip.client_tel)}</span>
        {travelWords(trip, t) !== '' && (
          <>
            <br />
            <strong>{travelWords(trip, t)}</strong>
          </>
        )}
      </>
    ),
  },
  { header: 'daySheet.from', width: '20%', cell: (trip) => endsOf(trip)[0] },
  { header: 'daySheet.to', width: '20%', cell: (trip) => endsOf(trip)[1] },
  {
    header: 'daySheet.notes',
    width: '19%',
    cell: (trip) => (
      <>
        {t(vocabulary.bookingType(trip.type))}
        {trip.back && ` + ${t(vocabulary.bookingType('back'))}`}
        {trip.ap_waittime !== '0' && ` · ${t('daySheet.wait', { time: trip.ap_waittime })}`}
        {trip.certificateNeeded && ` · ${t('daySheet.certificate')}`}
        {remarksOf(trip).map((remark) => (
          <div key={remark}>{remark}</div>
        ))}
      </>
    ),
  },
  {
    header: 'daySheet.collect',
    width: '11%',
    cell: (trip) => (amountToCollect(trip) > 0 ? <strong>{formatMoney(amountToCollect(trip))}</strong> : '–'),
  },
];

/** Key of a sheet: one driver on one day. */
interface SheetOf {
  readonly date: string;
  readonly driverId: number;
}

const MOST_SHEETS = 200;

/**
 * Parses the requested sheets: `?driver=3,4&date=2026-03-10` for several drivers on a day, `#2026-03-10_3,2026-03-11_3`
 * for any drivers on any days. Empty without a valid one.
 */
function sheetRequest(query: URLSearchParams, hash: string): readonly SheetOf[] {
  const date = query.get('date') ?? '';
  const drivers = (query.get('driver') ?? '').split(',').map((driver) => `${date}_${driver}`);
  const texts = [...drivers, ...hash.replace(/^#/u, '').split(',')];
  return texts.flatMap(sheetOf).slice(0, MOST_SHEETS);
}

function sheetOf(text: string): SheetOf[] {
  const [date = '', driver = ''] = text.split('_');
  return isIsoDate(date) && /^\d{1,9}$/u.test(driver) ? [{ date, driverId: Number(driver) }] : [];
}
