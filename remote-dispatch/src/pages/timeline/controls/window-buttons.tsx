import { useT } from '@navette/shared/i18n';
import { Button, Flex, IconButton, useSingleKey } from '@navette/shared/ui';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { boardNow } from '../model/board-time.ts';
import { nowWindow, scrolled, zoomed, type BoardWindow } from '../model/windows.ts';

interface WindowButtonsProps {
  readonly disabled: boolean;
  /** Current window of the board, read when a button is pressed; undefined while there is no board. */
  readonly current: () => BoardWindow | undefined;
  readonly onChange: (next: BoardWindow) => void;
}

/** Scroll by half a window left and right, zoom in and out, now; each with a key. */
export function WindowButtons({ disabled, current, onChange }: WindowButtonsProps): ReactNode {
  const t = useT();
  const change = (next: (window: BoardWindow) => BoardWindow) => () => {
    const window = current();
    if (window) onChange(next(window));
  };
  const left = change((window) => scrolled(window, -1));
  const right = change((window) => scrolled(window, 1));
  const nearer = change((window) => zoomed(window, 1));
  const further = change((window) => zoomed(window, -1));
  const now = change(() => nowWindow(boardNow()));
  useSingleKey('Shift+ArrowLeft', left);
  useSingleKey('Shift+ArrowRight', right);
  useSingleKey('[', left);
  useSingleKey(']', right);
  useSingleKey('+', nearer);
  useSingleKey('-', further);
  useSingleKey('t', now);
  return (
    <Flex gap="0.5" role="group" aria-label={t('timeline.window')}>
      <IconButton
        variant="outline"
        label={t('timeline.scrollLeft')}
        aria-keyshortcuts="Shift+ArrowLeft ["
        disabled={disabled}
        onClick={left}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Button aria-keyshortcuts="t" disabled={disabled} onClick={now}>
        {t('timeline.now')}
      </Button>
      <IconButton
        variant="outline"
        label={t('timeline.scrollRight')}
        aria-keyshortcuts="Shift+ArrowRight ]"
        disabled={disabled}
        onClick={right}
      >
        <ChevronRight aria-hidden />
      </IconButton>
      <IconButton
        variant="outline"
        label={t('timeline.zoomIn')}
        aria-keyshortcuts="+"
        disabled={disabled}
        onClick={nearer}
      >
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton
        variant="outline"
        label={t('timeline.zoomOut')}
        aria-keyshortcuts="-"
        disabled={disabled}
        onClick={further}
      >
        <ZoomOut aria-hidden />
      </IconButton>
    </Flex>
  );
}
