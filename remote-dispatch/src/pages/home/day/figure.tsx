import { Box, Text } from '@navette/shared/ui';
import { Link } from '@navette/shared/router';
import type { ReactNode } from 'react';

/** Appearance of a figure above 0. */
export type FigureTone = 'plain' | 'warning' | 'error';

interface FigureProps {
  readonly label: string;
  /** Number as shown; undefined while it is unknown. */
  readonly value: string | undefined;
  readonly tone?: FigureTone | undefined;
}

const COLORS = { plain: 'fg', warning: 'orange.fg', error: 'fg.error' } as const;

/** Style of a tile that leads to a list: link or button. */
export const figureCss = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  minHeight: '14',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'bg.panel',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle', borderColor: 'border.emphasized' },
  _focusVisible: { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' },
} as const;

/** Number over its label. */
export function Figure({ label, value, tone = 'plain' }: FigureProps): ReactNode {
  return (
    <>
      <Text as="span" textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" color={COLORS[tone]}>
        {value ?? '…'}
      </Text>
      <Text as="span" textStyle="xs" tone="muted">
        {label}
      </Text>
    </>
  );
}

/** Figure that links to the list it counts. */
export function FigureLink({ to, ...figure }: FigureProps & { readonly to: string }): ReactNode {
  return (
    <Box asChild css={figureCss}>
      <Link to={to}>
        <Figure {...figure} />
      </Link>
    </Box>
  );
}
