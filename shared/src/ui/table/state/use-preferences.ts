import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../../session/index.ts';
import type { ListView } from '../views/view-requests.ts';
import { noPreferences, readPreferences, withView } from './preferences.ts';
import type { TablePreferences } from './preferences.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/**
 * The user's preferences of this table, persisted in localStorage and synced across tabs. An applied view has its own columns, with the user's
 * changes since; a reset restores those of the view.
 */
export function usePreferences(
  tableId: string,
  view?: Pick<ListView, 'id' | 'columns'>,
): readonly [TablePreferences, (changes: Partial<TablePreferences> | 'reset') => void] {
  const ownKey = `navette.table.${String(useUser()?.id ?? 'nobody')}.${tableId}`;
  const key = view ? `${ownKey}.view.${String(view.id)}` : ownKey;
  const own = useSyncExternalStore(subscribe, () => localStorage.getItem(ownKey));
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const preferences = useMemo(
    () => (view && text === null ? withView(readPreferences(own), view.columns) : readPreferences(text)),
    [own, text, view],
  );
  const change = useCallback(
    (changes: Partial<TablePreferences> | 'reset') => {
      const stored = localStorage.getItem(key);
      if (changes !== 'reset') store(key, { ...(stored === null ? preferences : readPreferences(stored)), ...changes });
      else if (view) localStorage.removeItem(key);
      else store(key, noPreferences);
      for (const listener of listeners) listener();
    },
    [key, preferences, view],
  );
  return [preferences, change];
}

function store(key: string, preferences: TablePreferences) {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Full or blocked storage: the preferences are not persisted, the table works.
  }
}
