import type { Locale } from '@navette/shared/i18n';
import type { LiveDrivers } from '../model/live-drivers.ts';
import type { BoardPlace } from '../model/next-block.ts';
import type { BoardWindow } from '../model/windows.ts';
import type { BoardContent, BoardEvents, BoardTexts } from './board-content.ts';

/** A mounted board. */
export interface Board {
  /** Draws a content; updates only what changed, and waits while a block is dragged. */
  readonly show: (content: BoardContent) => void;
  readonly window: () => BoardWindow;
  /** Shows another part of the time; one whose middle is outside the limits waits until they include it. */
  readonly setWindow: (window: BoardWindow) => void;
  /** Sets the days that can be scrolled to. */
  readonly setLimits: (limits: BoardWindow) => void;
  readonly focusTrip: (id: number) => void;
  readonly selectTrip: (id: number | null) => void;
  /** The selected trip. */
  readonly selected: () => number | null;
  /** Keyboard position, while the focus is on the board. */
  readonly keyboardPlace: () => BoardPlace | null;
  /** Shows the connection status of the drivers: updates the row labels alone. */
  readonly showLive: (live: LiveDrivers) => void;
  readonly destroy: () => void;
}

/** What a board is created with; another language creates another board. */
export interface BoardSetup {
  readonly locale: Locale;
  readonly texts: BoardTexts;
  readonly window: BoardWindow;
  /** Returns the latest listeners: they may change without a new board. */
  readonly events: () => BoardEvents;
  /** No animation: the user prefers reduced motion. */
  readonly still: boolean;
  /** Id of the text that explains the keys. */
  readonly helpId: string;
}
