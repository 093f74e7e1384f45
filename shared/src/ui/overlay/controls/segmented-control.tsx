import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

/** Two to five choices side by side, one of them selected. */
interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly segments: readonly Segment<Value>[];
  /** Arrow keys only move the focus, Space and Enter select: for a choice that is saved immediately, since passing a segment would save it. */
  readonly deliberate?: boolean;
}

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    padding: '2px',
    gap: '2px',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
  },
});

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '6',
    px: '2.5',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    borderRadius: 'l1',
    '& svg': { width: '1rem', height: '1rem' },
    '&:hover': { color: 'fg' },
    '&:has(:checked)': { color: 'fg', bg: 'bg.panel', boxShadow: '0 0 0 1px {colors.border.control}' },
    '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
    '& > input': { position: 'absolute', opacity: '0', pointerEvents: 'none' },
  },
});

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus to the adjacent choice, wrapping around. */
function focusBeside({ currentTarget }: KeyboardEvent<HTMLInputElement>, step: 1 | -1): void {
  const radios = [...(currentTarget.closest('[role=radiogroup]')?.querySelectorAll('input') ?? [])];
  radios.at((radios.indexOf(currentTarget) + step) % radios.length)?.focus();
}

/** Radio group styled as one bar: one tab stop, arrow keys select. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  segments,
  deliberate = false,
}: SegmentedControlProps<Value>): ReactNode {
  const name = useId();
  const moveOrChoose = (event: KeyboardEvent<HTMLInputElement>, value: Value): void => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) onChange(value);
    else focusBeside(event, step);
  };
  return (
    <Group role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <Choice key={segment.value}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            {...(deliberate && { onKeyDown: (event) => moveOrChoose(event, segment.value) })}
          />
          {segment.label}
        </Choice>
      ))}
    </Group>
  );
}
