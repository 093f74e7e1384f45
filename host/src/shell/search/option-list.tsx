import { Box, type BoxProps, Flex } from '@navette/shared/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** Option of a list below a field: a command, or a record that was found. */
export interface ListOption {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Search terms besides the label. */
  readonly words?: string;
  /** Rendered instead of the label. */
  readonly content?: ReactNode;
  readonly run: () => void;
}

/** Options under a heading. */
export interface OptionGroup {
  readonly id: string;
  readonly title: string;
  readonly options: readonly ListOption[];
}

interface ListInput {
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** Of the list, when it scrolls itself. */
  readonly style?: BoxProps;
  readonly expanded: boolean;
  /**
   * Whether the options, if any, still belong to an earlier text. Enter then waits for the first new option, unless the arrow keys have chosen
   * another; further typing or leaving the field cancels it.
   */
  readonly pending: boolean;
  /** Closes or clears the options, and runs the chosen one. */
  readonly onTake: (option: ListOption) => void;
}

/** Keyboard navigation of a list of options while the focus stays in the field above it (ARIA combobox with a listbox). */
export function useOptionList({ label, groups, style, expanded, pending, onTake }: ListInput) {
  const id = useId();
  const options = groups.flatMap((group) => group.options);
  const count = options.length;
  const [wanted, setWanted] = useState<string>();
  const [isHasty, setHasty] = useState(false);
  // A chosen option keeps its mark when others arrive above it; when it goes, none is marked until the keys move on.
  const active = wanted === undefined ? 0 : options.findIndex((option) => option.id === wanted);
  const take = (option = options[active]): void => {
    if (option) onTake(option);
  };
  const setActive = (index: number): void => {
    setWanted(options[index]?.id);
    setHasty(false);
  };
  const isDue = isHasty && !pending;
  if (isDue && count === 0) setHasty(false);
  useEffect(() => {
    if (isDue && count > 0) take(options[0]);
  });
  const moves: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => setActive((active + 1) % count),
    ArrowUp: () => setActive((Math.max(active, 0) + count - 1) % count),
    PageDown: () => setActive(Math.min(count - 1, active + 8)),
    PageUp: () => setActive(Math.max(0, active - 8)),
    Enter: () => (pending && wanted === undefined ? setHasty(true) : take()),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    const isModified = event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey;
    if (!move || isModified || (count === 0 && !(event.key === 'Enter' && pending))) return;
    event.preventDefault();
    move();
  };
  return {
    /** Chooses the first option again: the text has changed. */
    restart: () => {
      setWanted(undefined);
      setHasty(false);
    },
    /** The field lost the focus: cancels an Enter that waits for options. */
    withdraw: () => setHasty(false),
    field: {
      type: 'search',
      role: 'combobox',
      'aria-expanded': expanded,
      'aria-controls': `${id}list`,
      'aria-activedescendant': expanded && options[active] ? `${id}${active}` : undefined,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      onKeyDown,
    } as const,
    list: (
      <Box id={`${id}list`} role="listbox" aria-label={label} {...style}>
        {groups.map((group) => (
          <Box key={group.id} role="group" aria-labelledby={`${id}${group.id}`}>
            <Box
              id={`${id}${group.id}`}
              paddingInline="3"
              paddingTop="2"
              paddingBottom="1"
              textStyle="xs"
              fontWeight="semibold"
              color="fg.muted"
            >
              {group.title}
            </Box>
            {group.options.map((option) => {
              const index = options.indexOf(option);
              return (
                <Option
                  key={option.id}
                  {...{ option, take }}
                  id={`${id}${index}`}
                  active={index === active}
                  onHover={() => setActive(index)}
                />
              );
            })}
          </Box>
        ))}
      </Box>
    ),
  };
}

interface OptionProps {
  readonly option: ListOption;
  readonly id: string;
  readonly active: boolean;
  readonly take: (option: ListOption) => void;
  readonly onHover: () => void;
}

/** Option of the list. The focus stays in the field. */
function Option({ option, id, active, take, onHover }: OptionProps): ReactNode {
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
      onClick={() => take(option)}
    >
      {option.icon}
      {option.content ?? option.label}
    </Flex>
  );
}
