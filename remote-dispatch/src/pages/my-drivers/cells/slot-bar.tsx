import { SLOTS } from '@navette/shared/domain';
import type { ReactNode } from 'react';

interface SlotBarProps {
  readonly unavailable: readonly number[];
  /** Accessible name. */
  readonly label: string;
}

const BAR = { display: 'inline-flex', gap: '2px', verticalAlign: 'middle' } as const;
const slotStyle = (isTaken: boolean) =>
  ({
    width: '14px',
    height: '14px',
    borderRadius: '2px',
    border: '1px solid var(--chakra-colors-gray-500)',
    background: isTaken
      ? 'repeating-linear-gradient(135deg, var(--chakra-colors-gray-500) 0 2px, var(--chakra-colors-gray-100) 2px 5px)'
      : 'var(--chakra-colors-green-100)',
  }) as const;

/** The six slots of a day: hatched where the driver is unavailable. */
export function SlotBar({ unavailable, label }: SlotBarProps): ReactNode {
  return (
    <span role="img" aria-label={label} title={label} style={BAR}>
      {SLOTS.map(({ index }) => (
        <span key={index} style={slotStyle(unavailable.includes(index))} />
      ))}
    </span>
  );
}
