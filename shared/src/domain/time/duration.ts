/**
 * Display text of a duration: minutes up to an hour ("60 mins"), then hours and minutes ("1 h 1") (specification/formats.md#money-and-time).
 * @param unit word of minutes in the user's language
 */
export function durationText(seconds: number, unit: 'mins' | 'min' = 'mins'): string {
  const minutes = Math.round(seconds / 60);
  return seconds > 3600 ? `${Math.floor(minutes / 60)} h ${minutes % 60}` : `${minutes} ${unit}`;
}
