import { Badge } from '@navette/shared/ui';
import type { ReactNode } from 'react';

interface CornerBadgeProps {
  readonly colorPalette: 'orange' | 'red';
  readonly children: ReactNode;
}

/** Count on the corner of an icon of the top bar, which the name of its button says as well. */
export function CornerBadge({ colorPalette, children }: CornerBadgeProps): ReactNode {
  return (
    <Badge
      position="absolute"
      top="-1"
      insetInlineEnd="-2"
      minHeight="4"
      paddingInline="1"
      fontSize="0.6875rem"
      lineHeight="1"
      aria-hidden
      colorPalette={colorPalette}
    >
      {children}
    </Badge>
  );
}
