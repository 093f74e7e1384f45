import { $api } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import { addDays, isRole } from '@navette/shared/domain';
import { flagParam, numberParam, textParam, useSearchState, type SearchParam } from '@navette/shared/router';
import { periodSearch, usePeriod, type Period } from '@navette/shared/ui-form';
import { vocabulary, type Translate } from '@navette/shared/i18n';

/** Maximum number of entries in a response. */
export const MOST_LINES = 10_000;

/** Entries that match the filters, latest first; the previous result stays until the new one arrives. */
export const useLogs = ({ q, user, url, period }: LogFilters) =>
  $api.useQuery(
    'get',
    '/api/logs',
    {
      params: {
        query: {
          ...period.query,
          ...(q !== '' && { q }),
          ...(user !== undefined && { userId: user }),
          ...(url !== '' && { url }),
        },
      },
    },
    { placeholderData: keepPreviousData },
  );

/** Maximum length of a search text and of a path that the server accepts. */
const LONGEST = { q: 100, url: 200 } as const;

const cutTo = (most: number): SearchParam<string> => ({ ...textParam(), parse: (text) => text.slice(0, most) });

const userParam = (): SearchParam<number | undefined> => ({
  fallback: () => undefined,
  parse: (text) => (/^[1-9]\d{0,14}$/u.test(text) ? Number(text) : undefined),
  format: (value) => (value === undefined ? '' : String(value)),
});

const PERIOD = periodSearch((today) => ({ start: addDays(today, -6), end: today }));
const SEARCH = {
  q: cutTo(LONGEST.q),
  user: userParam(),
  url: cutTo(LONGEST.url),
  page: numberParam(1, { min: 1 }),
  technical: flagParam(),
};

export interface LogFilters {
  /** Default: the last seven days. */
  readonly period: Period;
  readonly q: string;
  readonly user: number | undefined;
  /** Part of the path, such as that of a record. */
  readonly url: string;
  readonly setUser: (user: number | undefined) => void;
  readonly setUrl: (url: string) => void;
  /** Whether the request of each entry is shown too. */
  readonly technical: boolean;
  readonly setTechnical: (technical: boolean) => void;
  /** Clears the user and record filters. */
  readonly clear: () => void;
}

/** Reads and writes the filters; each change returns to the first page. */
export function useLogFilters(): LogFilters {
  const period = usePeriod(PERIOD);
  const [{ q, user, url, technical }, setSearch] = useSearchState(SEARCH);
  return {
    period,
    q,
    user,
    url,
    technical,
    setTechnical: (next) => setSearch({ technical: next }),
    setUser: (next) => setSearch({ user: next, page: 1 }),
    setUrl: (next) => setSearch({ url: next, page: 1 }),
    clear: () => setSearch({ user: undefined, url: '', page: 1 }),
  };
}

/** Name of a role; for one that no longer exists, the logged text. */
export const roleText = (role: string | null, t: Translate): string =>
  role === null ? '' : isRole(role) ? t(vocabulary.role(role)) : role;
