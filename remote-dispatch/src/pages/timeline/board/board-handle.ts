import type { IsoDate } from '@navette/shared/domain';

/** Commands of the board for other parts of the page. Trips that the board does not have are ignored. */
export interface BoardHandle {
  /** Scrolls to a trip, selects it and gives it the focus. */
  readonly focusTrip: (id: number) => void;
  /** Scrolls to a trip and selects it; the focus stays where it is. `null` selects nothing. */
  readonly selectTrip: (id: number | null) => void;
  /** Shows a day from 06:00 to 20:00. */
  readonly showDay: (date: IsoDate) => void;
  /** Frames these trips until the next call; `[]` frames none. */
  readonly highlight: (ids: readonly number[]) => void;
}
