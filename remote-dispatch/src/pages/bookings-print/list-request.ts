import { isIsoDate } from '@navette/shared/domain';

/** Which bookings are to be printed, and the days among which they lie. */
export interface ListRequest {
  readonly from: string;
  readonly to: string;
  readonly ids: ReadonlySet<number>;
}

/** Reads `?from=2026-03-10&to=2026-03-11#12,13` (or `&ids=12,13`); null when it names no days or no booking. */
export function listRequest(query: URLSearchParams, hash: string): ListRequest | null {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? from;
  const ids = [query.get('ids') ?? '', hash.replace(/^#/u, '')]
    .join(',')
    .split(',')
    .filter((text) => /^\d{1,9}$/u.test(text))
    .map(Number);
  return isIsoDate(from) && isIsoDate(to) && from <= to && ids.length > 0 ? { from, to, ids: new Set(ids) } : null;
}
