import { Flex } from '@navette/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';

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
