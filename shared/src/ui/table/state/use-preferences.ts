import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../../session/index.ts';
import { noPreferences, readPreferences } from './preferences.ts';
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

/** This user's preferences of this table, persisted in localStorage and synced across tabs. */
export function usePreferences(
  tableId: string,
): readonly [TablePreferences, (changes: Partial<TablePreferences> | 'reset') => void] {
  const key = `navette.table.${String(useUser()?.id ?? 'nobody')}.${tableId}`;
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const preferences = useMemo(() => readPreferences(text), [text]);
  const change = useCallback(
    (changes: Partial<TablePreferences> | 'reset') => {
      const next = changes === 'reset' ? noPreferences : { ...readPreferences(localStorage.getItem(key)), ...changes };
      store(key, next);
      for (const listener of listeners) listener();
    },
    [key],
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
