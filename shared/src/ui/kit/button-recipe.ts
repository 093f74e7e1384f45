import { defineRecipe } from '@chakra-ui/react/styled-system';

/**
 * Variants of a button. `solid` in charcoal is the one main action of a dialog or form; with `colorPalette="brand"` the one main action of a page;
 * with `colorPalette="red"` a destructive action (with an icon and a verb). All others are `outline`, `ghost` or `plain`.
 */
export const buttonRecipe = defineRecipe({
  className: 'n-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    position: 'relative',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    cursor: 'pointer',
    fontWeight: 'medium',
    lineHeight: '1',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'faster',
    '& svg': { flexShrink: '0', width: '1.15em', height: '1.15em' },
    '&:disabled, &[aria-disabled=true]': { opacity: '0.5', cursor: 'not-allowed' },
    '&[aria-busy=true]': { opacity: '1', cursor: 'progress' },
  },
  variants: {
    size: {
      xs: { height: '6', minWidth: '6', px: '2', gap: '1', fontSize: 'xs' },
      sm: { height: '7', minWidth: '7', px: '2.5', gap: '1.5', fontSize: 'xs' },
      md: { height: '8', minWidth: '8', px: '3', gap: '1.5', fontSize: 'sm' },
      lg: { height: '10', minWidth: '10', px: '4', gap: '2', fontSize: 'md' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        '&:hover:not(:disabled, [aria-disabled=true])': {
          bg: 'color-mix(in srgb, var(--chakra-colors-color-palette-solid) 88%, white)',
        },
      },
      outline: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        borderColor: 'border.emphasized',
        '&:hover:not(:disabled, [aria-disabled=true]), &[aria-expanded=true]': {
          bg: 'colorPalette.subtle',
          borderColor: 'border.control',
        },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled, [aria-disabled=true]), &[aria-expanded=true]': { bg: 'colorPalette.muted' },
      },
      ghost: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled, [aria-disabled=true]), &[aria-expanded=true]': { bg: 'colorPalette.subtle' },
      },
      plain: { bg: 'transparent', color: 'inherit', px: '0', height: 'auto', minHeight: '6' },
    },
    square: { true: { px: '0', '& svg': { width: '1.25em', height: '1.25em' } } },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});
