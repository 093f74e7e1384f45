import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../../session/index.ts';
import type { components } from '@navette/openapi/types';
import type { Density } from '../../default-density.ts';
import type { PageSize } from '../data-table-props.ts';

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
  view?: Pick<components['schemas']['ListView'], 'id' | 'columns'>,
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

/** A user's preferences of a table; absent properties are unchanged defaults. */
export interface TablePreferences {
  /** Columns shown though hidden by default. */
  readonly shown: readonly string[];
  /** Columns hidden by the user. */
  readonly hidden: readonly string[];
  /** Column order, if changed; columns added later follow. */
  readonly order?: readonly string[];
  readonly size?: PageSize;
  readonly density?: Density;
}

export const noPreferences: TablePreferences = { shown: [], hidden: [] };

/** Parses stored preferences; unreadable parts are ignored, so that an old or foreign entry can't break a table. */
export function readPreferences(text: string | null): TablePreferences {
  const stored = parsed(text);
  const order = textsOf(stored['order']);
  const size = stored['size'];
  const density = stored['density'];
  return {
    shown: textsOf(stored['shown']),
    hidden: textsOf(stored['hidden']),
    ...(order.length > 0 ? { order } : {}),
    ...(size === 'all' || (typeof size === 'number' && size > 0) ? { size } : {}),
    ...(density === 'comfortable' || density === 'compact' ? { density } : {}),
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    return {};
  }
}

/** A view's columns with the user's own page size and density. */
const withView = (
  { size, density }: TablePreferences,
  { shown, hidden, order }: { readonly [Part in 'shown' | 'hidden' | 'order']: readonly string[] },
): TablePreferences => ({
  shown,
  hidden,
  ...(order.length > 0 && { order }),
  ...(size !== undefined && { size }),
  ...(density !== undefined && { density }),
});

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
