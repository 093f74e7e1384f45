import { Navigate, useLocation } from '@navette/shared/router';
import { useUser } from '@navette/shared/session';
import { useEffect, useState, type ReactNode } from 'react';

interface KeptSearchProps {
  /** Name of the page in the storage. */
  readonly name: string;
  /** Parameters of the URL that are kept. */
  readonly params: readonly string[];
  readonly children: ReactNode;
}

/**
 * Restores the user's last filters on a page without parameters in its URL (specification/booqit.md#planning), and writes them to the URL, so that a link
 * always reproduces them. Days and filters contain no personal data.
 */
export function KeptSearch({ name, params, children }: KeptSearchProps): ReactNode {
  const key = `navette.booqit.${String(useUser()?.id ?? 'nobody')}.${name}`;
  const { pathname, search, key: entry } = useLocation();
  const given = new URLSearchParams(search);
  const own = new URLSearchParams([...given].filter(([param]) => params.includes(param))).toString();
  const [first] = useState(() => ({ entry, kept: search === '' ? readKept(key) : '' }));
  const isRestored = first.kept === '' || first.entry !== entry;
  useEffect(() => {
    if (isRestored) keep(key, own);
  }, [isRestored, key, own]);
  return isRestored ? children : <Navigate to={{ pathname, search: first.kept }} replace />;
}

function readKept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return ''; // Storage is blocked.
  }
}

function keep(key: string, search: string): void {
  try {
    localStorage.setItem(key, search);
  } catch {
    // Storage is blocked: the URL has them as long as the page is open.
  }
}
