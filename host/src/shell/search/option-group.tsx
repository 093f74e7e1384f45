import { Box } from '@navette/shared/ui';
import { useId, type PropsWithChildren, type ReactNode } from 'react';

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
