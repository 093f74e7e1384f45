import type { IsoDate } from '@navette/shared/domain';
import type { BoardAnchor, EmptyPlace } from './board/board-content.ts';

/** What lies over the timeline. */
export type TimelineWindow =
  | { readonly kind: 'edit' | 'move' | 'suggest'; readonly id: number }
  | { readonly kind: 'add'; readonly place: EmptyPlace | null }
  | { readonly kind: 'route'; readonly driverId: number; readonly date: IsoDate }
  /** Of a trip, or of whatever is typed. */
  | { readonly kind: 'distance'; readonly id: number | null };

/** The menu of a trip, and where it opens. */
export interface TripMenuAt {
  readonly id: number;
  readonly anchor: BoardAnchor;
}
