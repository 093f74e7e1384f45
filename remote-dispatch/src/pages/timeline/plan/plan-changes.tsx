import { useT } from '@navette/shared/i18n';
import { Badge, Box, IconButton } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';
import { Lock, LockOpen } from 'lucide-react';
import {
  memo,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { PlanChange } from './preview.ts';
import type { PlanWords } from './plan-words.ts';

/** A change as a line of the list. */
export interface ChangeLine {
  readonly change: PlanChange;
  readonly kept: boolean;
  readonly locked: boolean;
  /** The trip is not what it was any more. */
  readonly overtaken: boolean;
  /** Its driver has no time for it any more, by what is planned and kept now. */
  readonly unfit: boolean;
  /** One of its drivers is locked: it can't be kept. */
  readonly ofLockedDriver: boolean;
}

/** Commands on the line of a change. */
export interface ChangeActs {
  readonly keep: (bookingId: number) => void;
  readonly lock: (bookingId: number) => void;
  /** Shows both places on the board. */
  readonly show: (bookingId: number) => void;
  readonly menu: (bookingId: number, at: { readonly x: number; readonly y: number }) => void;
}

/** Moves the focus to the line of a change. */
export interface ChangesHandle {
  readonly focus: (bookingId?: number) => void;
}

interface PlanChangesProps {
  readonly lines: readonly ChangeLine[];
  readonly words: PlanWords;
  readonly act: ChangeActs;
  readonly onCurrent: (bookingId: number) => void;
  readonly ref?: Ref<ChangesHandle>;
}

/** Lines that Page Up and Page Down pass. */
const PAGE = 10;

/**
 * The proposed changes as a grid: one tab stop, arrows move, Space keeps or drops, L locks, Enter shows it on the board, Shift+F10 opens the menu.
 */
export function PlanChanges({ lines, words, act, onCurrent, ref }: PlanChangesProps): ReactNode {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const known = lines.findIndex(({ change }) => change.bookingId === current);
  const index = Math.max(0, known);

  const rowOf = useCallback(
    (id: number | undefined) =>
      list.current?.querySelector<HTMLElement>(
        id === undefined ? '[data-change][tabindex="0"]' : `[data-change="${String(id)}"]`,
      ) ?? null,
    [],
  );
  useImperativeHandle(ref, () => ({ focus: (id) => rowOf(id)?.focus() }), [rowOf]);
  const onFocus = useCallback(
    (id: number) => {
      setCurrent(id);
      onCurrent(id);
    },
    [onCurrent],
  );

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const line = lines[index];
    if (!line) return;
    const id = line.change.bookingId;
    const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    const isOnControl = event.target instanceof HTMLElement && event.target.closest('input, button') !== null;
    if (isMenu) {
      const box = rowOf(id)?.getBoundingClientRect();
      if (box) act.menu(id, { x: box.x + 24, y: box.y + 24 });
    } else if (event.key === 'l' || event.key === 'L') act.lock(id);
    else if (event.key === ' ' && !isOnControl) act.keep(id);
    else if (event.key === 'Enter' && !isOnControl) act.show(id);
    else {
      const to = nextIndex(event.key, index, lines.length);
      if (to === undefined) return;
      rowOf(lines[to]?.change.bookingId)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Box
      ref={list}
      role="grid"
      aria-label={t('timeline.plan.changes')}
      aria-rowcount={lines.length}
      css={style}
      onKeyDown={onKeyDown}
    >
      {lines.map((line, at) => (
        <ChangeRow
          key={line.change.bookingId}
          line={line}
          words={words}
          act={act}
          isStop={at === index}
          position={at + 1}
          onFocus={onFocus}
        />
      ))}
    </Box>
  );
}

/** Index of the line that a key moves to; undefined for other keys. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(count - 1, index + 1);
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'PageDown':
      return Math.min(count - 1, index + PAGE);
    case 'PageUp':
      return Math.max(0, index - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Plain elements, and those out of sight are not laid out: a plan may have hundreds of changes. */
const style = {
  '& > .change': {
    display: 'flex',
    gap: '1',
    alignItems: 'flex-start',
    padding: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    textStyle: 'xs',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 4.25rem',
    cursor: 'pointer',
    _focusVisible: { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
    '&[aria-selected=false] .what': { color: 'fg.muted' },
    '&[aria-selected=false] .trip': { textDecoration: 'line-through' },
  },
  '& .what': { flex: '1 1 auto', minWidth: '0', overflowWrap: 'anywhere', display: 'flex', flexDirection: 'column' },
  '& .trip': { fontWeight: 'semibold' },
  '& .why': { color: 'fg.muted' },
} as const;

interface ChangeRowProps {
  readonly line: ChangeLine;
  readonly words: PlanWords;
  readonly act: ChangeActs;
  readonly isStop: boolean;
  readonly position: number;
  readonly onFocus: (bookingId: number) => void;
}

const ChangeRow = memo(function ChangeRow({ line, words, act, isStop, position, onFocus }: ChangeRowProps): ReactNode {
  const t = useT();
  const { change, kept, locked, overtaken, unfit, ofLockedDriver } = line;
  const id = change.bookingId;
  const trip = words.trip(id);
  const onMenu = (event: MouseEvent) => {
    event.preventDefault();
    act.menu(id, { x: event.clientX, y: event.clientY });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles the keys
    <div
      className="change"
      role="row"
      aria-rowindex={position}
      aria-selected={kept}
      data-change={id}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(id)}
      onClick={({ target }) => {
        if (target instanceof HTMLElement && target.closest('label, input, button') === null) act.show(id);
      }}
      onContextMenu={onMenu}
    >
      <span role="gridcell">
        <Checkbox
          tabIndex={-1}
          checked={kept}
          disabled={ofLockedDriver}
          aria-label={t('timeline.plan.keep', { trip })}
          onChange={() => act.keep(id)}
        />
      </span>
      <span role="gridcell" className="what">
        <span className="trip">{trip}</span>
        <span>{words.move(change)}</span>
        <span className="why">{words.reasons(change)}</span>
        {(overtaken || unfit) && (
          <span>
            <Badge colorPalette="orange">{t(overtaken ? 'timeline.plan.overtaken' : 'timeline.plan.unfit')}</Badge>
          </span>
        )}
        {ofLockedDriver && (
          <span>
            <Badge colorPalette="gray">{t('timeline.plan.driverLocked')}</Badge>
          </span>
        )}
      </span>
      <span role="gridcell">
        <IconButton
          size="xs"
          tabIndex={-1}
          aria-pressed={locked}
          label={t('timeline.plan.lock.of', { trip })}
          onClick={() => act.lock(id)}
        >
          {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        </IconButton>
      </span>
    </div>
  );
});
