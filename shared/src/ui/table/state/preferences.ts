import type { Density } from '../../density/default-density.ts';
import type { PageSize } from './page-size.ts';

/** What a user has arranged in a table. What was never touched is absent. */
export interface TablePreferences {
  /** Columns wanted though they would be left out. */
  readonly shown: readonly string[];
  /** Columns not wanted. */
  readonly hidden: readonly string[];
  /** The columns' own order, when it was changed; columns that came later follow. */
  readonly order?: readonly string[];
  readonly size?: PageSize;
  readonly density?: Density;
}

export const noPreferences: TablePreferences = { shown: [], hidden: [] };

/** Reads what was kept; whatever is not understood is left out, so that an old or foreign entry can't break a table. */
export function readPreferences(text: string | null): TablePreferences {
  const kept = parsed(text);
  const order = textsOf(kept['order']);
  const size = kept['size'];
  const density = kept['density'];
  return {
    shown: textsOf(kept['shown']),
    hidden: textsOf(kept['hidden']),
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

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
