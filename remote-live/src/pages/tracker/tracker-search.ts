import { choiceParam, choicesParam, idParam } from '@navette/shared/router';

/** Layers of the map besides headquarters. */
export const LAYERS = ['drivers', 'clients', 'destinations', 'careCenters', 'traffic'] as const;

/** One of {@link LAYERS}. */
export type Layer = (typeof LAYERS)[number];

/** Panels beside the map. */
export const PANELS = ['drivers', 'nearest', 'route', 'apps'] as const;

/** One of {@link PANELS}. */
export type PanelName = (typeof PANELS)[number];

/** Page state in the URL; `id` is the driver whose trips are open. */
export const TRACKER_SEARCH = {
  view: choiceParam(['map', 'table'], 'map'),
  list: choiceParam(['drivers', 'places'], 'drivers'),
  show: choicesParam(LAYERS, ['drivers', 'destinations']),
  panel: choiceParam(PANELS, 'drivers'),
  id: idParam(),
};
