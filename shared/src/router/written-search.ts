import type { Location } from 'react-router-dom';

/**
 * What was last written over a location that React has not replaced yet. A navigation is drawn as a transition, so for a moment every part of the page still has
 * the former location: a write that started from that alone would take back what another part has just written.
 */
const written = new WeakMap<Location, string>();

/** The query string that the next write over a location starts from. */
export const searchToChange = (location: Location): string => written.get(location) ?? location.search;

/** Notes a write over a location, right before it is navigated to. */
export const noteWritten = (location: Location, search: string): void => void written.set(location, search);
