import { messageKey } from '@navette/shared/i18n';
import { statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { ageText, batteryText, headingText, positionStyles, speedText } from '../../entities/driver/sighting-texts.ts';
import { outlookText } from '../../entities/trip/outlook-text.ts';
import type { DriverRow } from './use-tracker.ts';

/** Tone, icon and word of a driver's state. */
export const stateOf = ({ state }: DriverRow) => positionStyles[state];

/** The drivers of the map as a list. */
export const driverColumns: readonly TableColumn<DriverRow>[] = [
  { id: 'name', header: messageKey('tracker.column.driver'), value: ({ name }) => name, fixed: true, grow: 2 },
  statusColumn<DriverRow>({ id: 'state', header: messageKey('tracker.column.state'), status: stateOf }),
  {
    id: 'age',
    header: messageKey('tracker.column.seen'),
    value: ({ seen }) => seen?.age,
    text: ({ seen }, context) => (seen ? ageText(seen.age, context) : ''),
  },
  {
    id: 'speed',
    header: messageKey('tracker.column.speed'),
    value: ({ seen }) => seen?.speed,
    text: ({ seen }, context) => (seen ? speedText(seen, context) : ''),
    descendingFirst: true,
  },
  {
    id: 'heading',
    header: messageKey('tracker.column.heading'),
    value: ({ seen }) => seen?.heading,
    text: ({ seen }, context) => (seen ? headingText(seen, context) : ''),
    hideBelow: 1440,
  },
  {
    id: 'battery',
    header: messageKey('tracker.column.battery'),
    value: ({ seen }) => seen?.battery,
    text: ({ seen }, context) => (seen ? batteryText(seen, context) : ''),
    hideBelow: 1280,
  },
  {
    id: 'arrived',
    header: messageKey('tracker.column.arrived'),
    value: ({ seen }) => seen?.arrivedAt,
    hideBelow: 1280,
  },
  {
    id: 'trips',
    header: messageKey('tracker.column.trips'),
    kind: 'number',
    value: ({ tripCount }) => tripCount,
    descendingFirst: true,
    hideBelow: 1024,
  },
  {
    id: 'next',
    header: messageKey('tracker.column.next'),
    value: ({ outlook }) => outlook?.due.toISOString(),
    text: ({ outlook }, context) => outlookText(outlook, context),
    grow: 3,
  },
  {
    id: 'late',
    header: messageKey('tracker.column.late'),
    value: ({ outlook }) => outlook?.late || null,
    text: ({ outlook }, { t }) => (outlook && outlook.late > 0 ? t('tracker.minutes', { minutes: outlook.late }) : ''),
    descendingFirst: true,
  },
];
