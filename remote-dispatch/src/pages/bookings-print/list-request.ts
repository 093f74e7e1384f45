import { isIsoDate } from '@navette/shared/domain';

/** Ids of the bookings to print, and the period they are in. */
export interface ListRequest {
  readonly from: string;
  readonly to: string;
  readonly ids: ReadonlySet<number>;
}

/** Parses `?from=2026-03-10&to=2026-03-11#12,13` (or `&ids=12,13`); null without a period or without ids. */
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
