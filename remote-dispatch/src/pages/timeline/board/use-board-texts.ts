import { useT } from '@navette/shared/i18n';
import { useLayoutEffect, useRef, useState } from 'react';
import { liveLooks } from '../../../drivers/live-looks.ts';
import { tripText } from '../model/trip-text.ts';
import type { BoardTexts } from './board-content.ts';

/** What the board says. The same object always, in the language of the moment: another catalogue that is loaded is no reason to make the board anew. */
export function useBoardTexts(): BoardTexts {
  const t = useT();
  const latest = useRef(t);
  useLayoutEffect(() => {
    latest.current = t;
  });
  const [texts] = useState((): BoardTexts => ({
    trip: (trip, conflicts) => tripText(trip, conflicts, latest.current),
    driver: ({ firstname, lastname, tripCount, active }, live) => {
      const say = latest.current;
      const name = `${lastname} ${firstname}`;
      const note = [say('timeline.row.trips', { count: tripCount }), active ? '' : say('timeline.row.inactive')]
        .filter(Boolean)
        .join(' · ');
      const said = live ? `${note}, ${say(liveLooks[live].label)}` : note;
      return { name, note, live, label: say('timeline.row.label', { name, note: said }) };
    },
    unavailable: () => latest.current('timeline.unavailable'),
  }));
  return texts;
}
