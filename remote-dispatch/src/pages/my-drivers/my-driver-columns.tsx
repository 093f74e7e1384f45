import { personName } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { StatusCell, type TableColumn } from '@navette/shared/ui-table';
import { SlotBar } from './cells/slot-bar.tsx';
import { liveStyles } from '../../drivers/live-styles.ts';
import { ageText, answerText, availabilityText, nextText } from './model/day-texts.ts';
import type { DriverDay } from './model/driver-day.ts';

/** First and last name of the driver of a row. */
export const nameOf = ({ driver }: DriverDay): string => personName(driver, 'list');

const STATUSES = ['charged', 'seen', 'stale', 'unknown'];

/** The columns of the drivers of the day (DECISIONS 33). */
export const myDriverColumns: readonly TableColumn<DriverDay>[] = [
  { id: 'name', header: messageKey('myDrivers.name'), value: nameOf, fixed: true, grow: 2 },
  {
    id: 'mobile',
    whole: true,
    header: messageKey('myDrivers.mobile'),
    value: ({ driver }) => driver.mobile,
    text: ({ driver }, { formats }) => formats.formatPhone(driver.mobile),
    hideBelow: 1024,
  },
  {
    id: 'available',
    header: messageKey('myDrivers.available'),
    value: ({ unavailable }) => unavailable.length,
    text: availabilityText,
    cell: (day, context) => <SlotBar unavailable={day.unavailable} label={availabilityText(day, context)} />,
    width: 132,
  },
  {
    id: 'trips',
    header: messageKey('myDrivers.trips'),
    kind: 'number',
    value: ({ bookings }) => bookings.length,
    descendingFirst: true,
  },
  {
    id: 'next',
    header: messageKey('myDrivers.next'),
    value: ({ next }) => next && (next.pick_time ?? next.ap_time),
    text: nextText,
  },
  {
    id: 'answers',
    header: messageKey('myDrivers.response'),
    value: ({ answers }) => answers.refused * 1000 + answers.pending,
    text: answerText,
    hideBelow: 1280,
    descendingFirst: true,
  },
  {
    id: 'live',
    whole: true,
    extra: 120,
    header: messageKey('myDrivers.live'),
    value: ({ status }) => STATUSES.indexOf(status),
    text: ({ status }, { t }) => t(liveStyles[status].label),
    cell: (day, context) => (
      <>
        <StatusCell status={liveStyles[day.status]} context={context} />{' '}
        <span style={{ opacity: 0.8 }}>{ageText(day, context)}</span>
      </>
    ),
  },
];
