import { Box, Heading } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** A titled part of a dialog. */
export function ChangeSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Box as="section" marginBottom="2">
      <Heading as="h3" size="sm" marginBottom="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
