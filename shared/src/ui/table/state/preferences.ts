import type { Density } from '../../default-density.ts';
import type { PageSize } from './page-size.ts';

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
export const withView = (
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
