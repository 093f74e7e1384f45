import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Slots of the dialog and drawer recipes. */
export const DIALOG_SLOTS = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const;

/** Recipe of the dialog. Widths (specification/bookings.md#form); full screen on narrow windows. */
export const dialogRecipe = defineSlotRecipe({
  className: 'n-dialog',
  slots: [...DIALOG_SLOTS],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'overlay',
      // Takes the pointer, which the page under it would get otherwise: see `#root` in static-css.ts.
      pointerEvents: 'auto',
      zIndex: 'calc({zIndex.modal} + var(--layer-index, 0))',
      _open: { animation: 'fade-in 120ms ease-out' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'stretch', md: 'flex-start' },
      zIndex: 'calc({zIndex.modal} + var(--layer-index, 0))',
      overscrollBehavior: 'contain',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'xl',
      outline: 'none',
      textStyle: 'sm',
      minHeight: '0',
      maxHeight: { base: '100dvh', md: 'calc(100dvh - 6rem)' },
      marginTop: { base: '0', md: 'min(3rem, 8dvh)' },
      borderRadius: { base: '0', md: 'l3' },
      _open: { animation: 'rise-in 140ms ease-out' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: '0 0 auto',
      minHeight: '12',
      ps: { base: '4', md: '5' },
      pe: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    title: {
      flex: '1',
      minWidth: '0',
      textStyle: 'lg',
      fontWeight: 'semibold',
      letterSpacing: 'tight',
      py: '2',
      overflowWrap: 'anywhere',
    },
    body: {
      flex: '1 1 auto',
      minHeight: '0',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      px: { base: '4', md: '5' },
      py: '4',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: '2',
      flex: '0 0 auto',
      px: { base: '4', md: '5' },
      py: '3',
      bg: 'bg.subtle',
      borderTopWidth: '1px',
      borderColor: 'border',
      borderBottomRadius: 'inherit',
    },
    description: { color: 'fg.muted' },
  },
  variants: {
    size: {
      350: { content: { md: { maxWidth: '350px' } } },
      400: { content: { md: { maxWidth: '400px' } } },
      600: { content: { md: { maxWidth: '600px' } } },
      800: { content: { md: { maxWidth: 'min(800px, calc(100vw - 3rem))' } } },
      1200: { content: { md: { maxWidth: 'min(1200px, calc(100vw - 3rem))' } } },
    },
    /** A confirmation is a card on every screen. */
    card: {
      true: {
        positioner: { alignItems: { base: 'center', md: 'center' }, padding: '4' },
        content: {
          maxWidth: { base: '28rem', md: '28rem' },
          marginTop: { base: '0', md: '0' },
          borderRadius: { base: 'l3', md: 'l3' },
          maxHeight: { base: 'calc(100dvh - 2rem)', md: 'calc(100dvh - 2rem)' },
        },
        header: { borderBottomWidth: '0', minHeight: '10', pt: '2', ps: { base: '5', md: '5' }, pe: '5' },
        body: { py: '0', px: { base: '5', md: '5' }, pb: '4' },
        footer: { px: { base: '5', md: '5' } },
      },
    },
  },
  defaultVariants: { size: 600 },
});
