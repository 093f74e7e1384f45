import type { Locale } from '@navette/shared/i18n';
import type { MomentInput } from 'moment';
import type { TimelineOptions } from 'vis-timeline/peer';
import { moment } from './vis.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/**
 * Options of vis-timeline: Brussels wall-clock time (see BoardTime), adding and removing disabled, blocks dragged
 * without selecting them first.
 */
export function boardOptions(locale: Locale): TimelineOptions {
  moment.locale(locale);
  return {
    locale,
    moment: (input?: MomentInput) => moment.utc(input).locale(locale),
    height: '100%',
    orientation: { axis: 'top', item: 'top' },
    groupOrder: 'order',
    stack: true,
    margin: { axis: 3, item: { horizontal: 0, vertical: 3 } },
    verticalScroll: true,
    horizontalScroll: true,
    horizontalScrollKey: 'shiftKey',
    zoomKey: 'ctrlKey',
    zoomMin: 30 * MINUTE,
    zoomMax: 8 * DAY,
    selectable: true,
    multiselect: false,
    editable: { add: false, remove: false, updateTime: true, updateGroup: true, overrideItems: false },
    itemsAlwaysDraggable: { item: true, range: false },
    snap: null,
    showTooltips: false,
    format: {
      minorLabels: { minute: 'HH:mm', hour: 'HH:mm', weekday: 'ddd D', day: 'D' },
      majorLabels: { minute: 'dddd D MMMM YYYY', hour: 'dddd D MMMM YYYY', weekday: 'MMMM YYYY', day: 'MMMM YYYY' },
    },
  };
}
