const FIRST = Date.UTC(1980, 0, 1);
const LAST = Date.UTC(2200, 0, 1);
const isPlausible = (date: Date): boolean => date.getTime() > FIRST && date.getTime() < LAST;

/** Date of sending from the header; date of arrival if that is missing or implausible. */
export function sentAt(header: Date | string | null | undefined, arrived: Date): Date {
  const sent = new Date(header ?? Number.NaN);
  if (isPlausible(sent)) return sent;
  return isPlausible(arrived) ? arrived : new Date(FIRST + 1);
}
