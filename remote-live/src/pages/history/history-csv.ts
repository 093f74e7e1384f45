import { shownSpeed, type TrackPoint } from '@navette/shared/domain';
import { toCsv, type FormattingContext } from '@navette/shared/ui-table';

/** The positions of a day for a spreadsheet: time, place, speed in km/h, passenger on board. */
export function historyCsv(points: readonly TrackPoint[], { t, formats }: FormattingContext): string {
  const head = [
    t('history.csv.time'),
    t('history.csv.latitude'),
    t('history.csv.longitude'),
    t('history.csv.speed'),
    t('tracker.driver.state.charged'),
  ];
  const lines = points.map(({ time, latitude, longitude, speed, charged }) => [
    `${formats.formatInstant(time)}:${time.slice(17, 19)}`,
    latitude,
    longitude,
    speed === null ? '' : (shownSpeed(speed) ?? 0),
    charged ? t('history.csv.yes') : '',
  ]);
  return toCsv(head, lines);
}
