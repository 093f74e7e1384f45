import { Box, Button } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** A field whose value can be taken from elsewhere by one button. */
export interface FieldWithActionProps {
  /** Columns of the twelve. */
  readonly span: number;
  /** The button's words; nothing to take when absent. */
  readonly action: string | undefined;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** The field inside keeps the rows for label, control and note that it shares with its neighbours. */
const SAME_ROWS = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: '1',
  minWidth: '0',
} as const;

/** A field with a small button in its label line. */
export function FieldWithAction({ span, action, onAction, children }: FieldWithActionProps): ReactNode {
  return (
    <Box {...SAME_ROWS} style={{ gridColumn: `span ${String(span)}` }} data-field>
      {children}
      {action !== undefined && (
        <Button
          size="xs"
          variant="plain"
          position="absolute"
          top="-1"
          insetInlineEnd="0"
          color="blue.fg"
          textDecoration="underline"
          onClick={onAction}
        >
          {action}
        </Button>
      )}
    </Box>
  );
}
