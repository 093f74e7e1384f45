import { useEffect, useState, type KeyboardEvent, useRef, type ReactNode, useId, type PropsWithChildren } from 'react';
import { Flex, Box } from '@navette/shared/ui';

/** Keyboard navigation of a list of options while the focus stays in the field above it (ARIA combobox with a listbox). */
interface OptionList {
  /** Index of the option that Enter takes. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  /** The field lost the focus: cancels an Enter that waits for options. */
  readonly withdraw: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * @param count Number of options; `take` is called with the index of one.
 * @param pending Whether the options, if any, still belong to an earlier text. Enter then waits for the first new option, unless the arrow keys have
 * chosen another; further typing or leaving the field cancels it.
 */
export function useOptionList(count: number, take: (index: number) => void, pending: boolean): OptionList {
  const [wanted, setWanted] = useState(0);
  const [isHasty, setHasty] = useState(false);
  const active = Math.min(wanted, Math.max(0, count - 1));
  const setActive = (index: number): void => {
    setWanted(index);
    setHasty(false);
  };
  // The owner closes or clears the options when one is taken, as after any other Enter.
  const isDue = isHasty && !pending;
  if (isDue && count === 0) setHasty(false);
  useEffect(() => {
    if (isDue && count > 0) take(0);
  });
  const moves: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => setActive((active + 1) % count),
    ArrowUp: () => setActive((active + count - 1) % count),
    PageDown: () => setActive(Math.min(count - 1, active + 8)),
    PageUp: () => setActive(Math.max(0, active - 8)),
    Enter: () => (pending && active === 0 ? setHasty(true) : take(active)),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    const isModified = event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey;
    if (!move || isModified || (count === 0 && !(event.key === 'Enter' && pending))) return;
    event.preventDefault();
    move();
  };
  return { active, setActive, withdraw: () => setHasty(false), onKeyDown };
}

interface OptionProps {
  readonly id: string;
  readonly active: boolean;
  readonly onTake: () => void;
  readonly onHover: () => void;
  readonly children: ReactNode;
}

/** Option of a list below a field. The focus stays in the field. */
export function Option({ id, active, onTake, onHover, children }: OptionProps): ReactNode {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Flex
      ref={line}
      id={id}
      role="option"
      aria-selected={active}
      align="center"
      gap="3"
      minHeight="8"
      paddingInline="3"
      paddingBlock="1"
      borderRadius="l2"
      cursor="pointer"
      bg={active ? 'blue.subtle' : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onHover}
      onClick={onTake}
    >
      {children}
    </Flex>
  );
}

/** Options under a heading. */
export function OptionGroup({ title, children }: PropsWithChildren<{ readonly title: string }>): ReactNode {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box
        id={id}
        paddingInline="3"
        paddingTop="2"
        paddingBottom="1"
        textStyle="xs"
        fontWeight="semibold"
        color="fg.muted"
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}
