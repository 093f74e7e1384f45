import {
  addDays,
  belgianHolidayOf,
  brusselsToday,
  eachDay,
  isIsoDate,
  personName,
  startOfWeek,
  weekNumber,
} from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { textParam, useSearchState } from '@navette/shared/router';
import { ErrorState } from '@navette/shared/ui';
import { PrintPage } from '@navette/shared/ui-document';
import type { ReactNode } from 'react';
import { HOLIDAY_NAMES, dayWords } from '../entities/driver/availability/model.ts';
import { slotsOf, useWeekAvailability, useWeekDrivers } from '../entities/driver/week/week-requests.ts';

const SEARCH = { week: textParam() };

/** Printable week of the drivers: `/print/driverWeek?week=2026-03-09`. */
export default function DriverWeekPrint(): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const [{ week }] = useSearchState(SEARCH);
  const monday = startOfWeek(isIsoDate(week) ? week : brusselsToday());
  const drivers = useWeekDrivers();
  const availability = useWeekAvailability(monday);
  const days = eachDay(monday, addDays(monday, 6));
  const slots = availability.data && slotsOf(availability.data);
  const title = t('week.of', {
    week: weekNumber(monday),
    from: formatDate(monday),
    to: formatDate(addDays(monday, 6)),
  });
  const failed = [drivers, availability].find(({ error, data }) => error !== null && data === undefined);
  if (failed)
    return (
      <ErrorState
        title={t('week.failed')}
        error={failed.error}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  return (
    <PrintPage
      title={`${t('week.title')} ${monday}`}
      ready={drivers.data !== undefined && slots !== undefined}
      landscape
    >
      <h1>
        {t('week.title')}, {title}
      </h1>
      <p>{t('week.legend')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('week.driver')}</th>
            {days.map((date) => {
              const holiday = belgianHolidayOf(date);
              return (
                <th key={date} scope="col">
                  {formatWeekday(date, 'short')} {formatDate(date).slice(0, 5)}
                  {holiday && <div>{t(HOLIDAY_NAMES[holiday.name])}</div>}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {(slots && drivers.data)?.map((driver) => (
            <tr key={driver.id}>
              <th scope="row">{personName(driver, 'list')}</th>
              {days.map((date) => (
                <td key={date}>{dayWords(slots(driver.id, date), t)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintPage>
  );
}
