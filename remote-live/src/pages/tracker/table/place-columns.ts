import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { Place } from '../../../entities/place/places.ts';
import { placeFlags, placeKindKeys } from '../../../entities/place/place-text.ts';

/** The places of the map as a list. */
export const placeColumns: readonly TableColumn<Place>[] = [
  { id: 'name', header: messageKey('tracker.column.place'), value: ({ name }) => name, fixed: true, grow: 2 },
  {
    id: 'kind',
    header: messageKey('tracker.column.kind'),
    value: ({ kind }) => kind,
    text: ({ kind }, { t }) => t(placeKindKeys[kind]),
    groups: true,
  },
  { id: 'address', header: messageKey('tracker.column.address'), value: ({ address }) => address, grow: 2 },
  {
    id: 'flags',
    header: messageKey('tracker.column.flags'),
    value: ({ visited, marked, subscribed }) => [subscribed, marked, visited].map(Number).join(''),
    text: (place, { t }) => placeFlags(place, t),
    hideBelow: 1024,
  },
];
