import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useLayoutEffect, useRef, useState } from 'react';
import { liveStyles } from '../../../drivers/live-styles.ts';
import { dragText, tripText } from '../model/trip-text.ts';
import type { BoardTexts } from './board-content.ts';

/**
 * Texts of the board. The object is stable and translates at each call: loading another catalogue must not recreate the
 * board.
 */
export function useBoardTexts(): BoardTexts {
  const t = useT();
  const latest = useRef(t);
  useLayoutEffect(() => {
    latest.current = t;
  });
  const [texts] = useState((): BoardTexts => ({
    trip: (trip, conflicts) => tripText(trip, conflicts, latest.current),
    driver: ({ tripCount, active, ...person }, live) => {
      const say = latest.current;
      const name = personName(person, 'list');
      const note = [say('timeline.row.trips', { count: tripCount }), active ? '' : say('timeline.row.inactive')]
        .filter(Boolean)
        .join(' · ');
      const text = live ? `${note}, ${say(liveStyles[live].label)}` : note;
      return { name, note, live, label: say('timeline.row.label', { name, note: text }) };
    },
    drag: (trip, to, driver) => dragText(trip, to, driver, latest.current),
    unavailable: () => latest.current('timeline.unavailable'),
  }));
  return texts;
}
