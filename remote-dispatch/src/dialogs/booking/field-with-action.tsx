import { useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** A field with a button that fills in a value. */
export interface FieldWithActionProps {
  /** Columns of the twelve-column grid. */
  readonly span: number;
  /** Text of the button; without it there is none. */
  readonly action: string | undefined;
  readonly onAction: () => void;
  /** Key that presses the button from any field of the form, as in `KeyboardEvent.key`. */
  readonly keys?: string | undefined;
  readonly children: ReactNode;
}

/** The inner field keeps the shared rows for label, control and note. */
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
export function FieldWithAction({ span, action, onAction, keys, children }: FieldWithActionProps): ReactNode {
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
          aria-keyshortcuts={keys}
        >
          {action}
          {keys !== undefined && <kbd aria-hidden>{keys}</kbd>}
        </Button>
      )}
    </Box>
  );
}

interface RetryLineProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A line of the form that says what could not be read, and reads it again. */
export function RetryLine({ text, onRetry }: RetryLineProps): ReactNode {
  const t = useT();
  return (
    <Flex style={{ gridColumn: 'span 12' }} data-field gap="2" alignItems="center" flexWrap="wrap" paddingBottom="2">
      <Text tone="muted" textStyle="xs" role="status">
        {text}
      </Text>
      <Button size="xs" onClick={onRetry}>
        {t('shared.retry')}
      </Button>
    </Flex>
  );
}
