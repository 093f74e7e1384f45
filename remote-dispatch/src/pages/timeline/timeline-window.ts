import type { IsoDate } from '@navette/shared/domain';
import type { BoardAnchor, EmptyPlace } from './board/board-content.ts';

/** Dialog that is open over the timeline. */
export type TimelineWindow =
  | { readonly kind: 'edit' | 'move' | 'suggest'; readonly id: number }
  | { readonly kind: 'add'; readonly place: EmptyPlace | null }
  | { readonly kind: 'route'; readonly driverId: number; readonly date: IsoDate }
  /** For a trip, or without one. */
  | { readonly kind: 'distance'; readonly id: number | null };

/** Menu of a trip, and its position. */
export interface TripMenuAt {
  readonly id: number;
  readonly anchor: BoardAnchor;
}
