import { useLocale } from '@navette/shared/i18n';
import { Box, Flex, Text, VisuallyHidden } from '@navette/shared/ui';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { BoardWindow } from '../model/board-time.ts';
import type { BoardContent, BoardEvents, BoardTexts, Board } from './board.ts';
import { createBoard } from './create-board.ts';

interface TimelineBoardProps {
  readonly label: string;
  /** Explains the keys to screen readers. */
  readonly help: string;
  /** Message over a board without blocks. */
  readonly note?: string | undefined;
  readonly content: BoardContent;
  readonly texts: BoardTexts;
  readonly events: BoardEvents;
  /** Initial window of a new board, and the days it may show. */
  readonly window: BoardWindow;
  readonly limits: BoardWindow;
  /** Receives the board when it is created, null when it is destroyed. */
  readonly onBoard: (board: Board | null) => void;
}

/** React wrapper of the board: recreated when the language changes, updated otherwise. */
export default function TimelineBoard(props: TimelineBoardProps): ReactNode {
  const { label, help, note, content, texts, events, window: opening, limits, onBoard } = props;
  const locale = useLocale();
  const helpId = useId();
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const latest = useRef({ events, opening, content, limits });
  useLayoutEffect(() => {
    latest.current = { events, opening, content, limits };
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = createBoard(host.current, {
      locale,
      texts,
      window: latest.current.opening,
      events: () => latest.current.events,
      still,
      helpId,
    });
    made.setLimits(latest.current.limits);
    made.show(latest.current.content);
    board.current = made;
    onBoard(made);
    return () => {
      latest.current.opening = made.window();
      board.current = null;
      onBoard(null);
      made.destroy();
    };
  }, [locale, texts, helpId, onBoard]);
  // Layout effect: runs before paint, so that the library draws in the next frame and not in the one after it.
  useLayoutEffect(() => board.current?.show(content), [content]);
  useEffect(() => board.current?.setLimits(limits), [limits]);

  return (
    <Box position="relative" flex="1 1 auto" minHeight="16rem" minWidth="0">
      <VisuallyHidden id={helpId}>{help}</VisuallyHidden>
      <Box position="absolute" inset="0" data-kept-clear="">
        <div ref={host} className="board" role="group" aria-label={label} />
      </Box>
      {note !== undefined && (
        <Flex position="absolute" inset="auto 0 1rem 0" justify="center" pointerEvents="none">
          <Text bg="bg.panel" borderWidth="1px" borderRadius="md" paddingX="4" paddingY="2">
            {note}
          </Text>
        </Flex>
      )}
    </Box>
  );
}
