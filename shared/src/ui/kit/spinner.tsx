import { chakra } from '@chakra-ui/react/styled-system';

/** Spinner, hidden from assistive technology: its container announces what is busy (`aria-busy`, or a text beside it). */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      flexShrink: '0',
      borderRadius: 'full',
      borderStyle: 'solid',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderInlineStartColor: 'transparent',
      animation: 'spin',
    },
    variants: { size: { xs: { boxSize: '3.5' }, sm: { boxSize: '5' }, md: { boxSize: '7' } } },
    defaultVariants: { size: 'sm' },
  },
  { defaultProps: { 'aria-hidden': true } },
);

/** Skeleton of a text. Hidden from assistive technology. */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      height: '3',
      borderRadius: 'l1',
      bg: 'bg.emphasized',
      animation: 'pulse',
      '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
