import { messageKey, type Translate } from '@navette/shared/i18n';
import type { Place, PlaceKind } from './places.ts';

/** Word of each kind of place. */
export const placeKindKeys: Readonly<Record<PlaceKind, string>> = {
  headquarters: messageKey('tracker.place.kind.headquarters'),
  client: messageKey('tracker.place.kind.client'),
  destination: messageKey('tracker.place.kind.destination'),
  careCenter: messageKey('tracker.place.kind.careCenter'),
};

/** Flags of a care center: visited, marked, subscribed; empty for other places. */
export const placeFlags = ({ visited, marked, subscribed }: Place, t: Translate): string =>
  [
    visited && t('tracker.place.careCenter.visited'),
    marked && t('tracker.place.careCenter.marked'),
    subscribed && t('tracker.place.careCenter.subscribed'),
  ]
    .filter(Boolean)
    .join(', ');

/** A place in one line: name, kind, flags, address. */
export const placeText = (place: Place, t: Translate): string =>
  [place.name, t(placeKindKeys[place.kind]), placeFlags(place, t), place.address].filter(Boolean).join(' · ');
