import type { Locale } from '@navette/shared/i18n';
import type { LiveDrivers } from '../model/live-drivers.ts';
import type { BoardPlace } from '../model/next-block.ts';
import type { BoardWindow } from '../model/windows.ts';
import type { BoardContent, BoardEvents, BoardTexts } from './board-content.ts';

/** A board in the page. */
export interface Board {
  /** Draws a content; touches only what changed, and nothing while a block is dragged. */
  readonly show: (content: BoardContent) => void;
  readonly window: () => BoardWindow;
  /** Shows another part of the time; one whose middle is beyond the limits waits until they hold it. */
  readonly setWindow: (window: BoardWindow) => void;
  /** The days that can be scrolled to. */
  readonly setLimits: (limits: BoardWindow) => void;
  readonly focusTrip: (id: number) => void;
  readonly selectTrip: (id: number | null) => void;
  /** The trip that is selected. */
  readonly selected: () => number | null;
  /** Where the keyboard stands, while it is on the board. */
  readonly standing: () => BoardPlace | null;
  /** Marks how the drivers are connected: touches the names alone. */
  readonly showLive: (live: LiveDrivers) => void;
  readonly destroy: () => void;
}

/** What a board is made with; another language makes another board. */
export interface BoardSetup {
  readonly locale: Locale;
  readonly texts: BoardTexts;
  readonly window: BoardWindow;
  /** The latest listeners: they may change without a new board. */
  readonly events: () => BoardEvents;
  /** No movement of its own: the user prefers it so. */
  readonly still: boolean;
  /** Id of the text that tells the keys. */
  readonly helpId: string;
}
