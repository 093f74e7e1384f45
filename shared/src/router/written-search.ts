import type { Location } from 'react-router-dom';

/**
 * Last query string written over a location that React has not replaced yet. Navigation is rendered as a transition, so for a moment every part of
 * the page still has the former location: a write based on that alone would undo what another part has just written.
 */
const written = new WeakMap<Location, string>();

/** Query string that the next write over a location is based on. */
export const searchToChange = (location: Location): string => written.get(location) ?? location.search;

/** Records a write over a location, right before the navigation. */
export const noteWritten = (location: Location, search: string): void => void written.set(location, search);
