import { chakra, type HTMLChakraProps, type RecipeVariantProps, defineRecipe } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from './spinner.tsx';

/**
 * Variants of a button. `solid` in charcoal is the one main action of a dialog or form; with `colorPalette="brand"` the one main action of a page;
 * with `colorPalette="red"` a destructive action (with an icon and a verb). All others are `outline`, `ghost` or `plain`.
 */
const buttonRecipe = defineRecipe({
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
        '&:hover:not(:disabled, [aria-disabled=true]), &:is([aria-expanded=true], [aria-pressed=true])': {
          bg: 'colorPalette.subtle',
          borderColor: 'border.control',
        },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled, [aria-disabled=true]), &:is([aria-expanded=true], [aria-pressed=true])': {
          bg: 'colorPalette.muted',
        },
      },
      ghost: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        '&:hover:not(:disabled, [aria-disabled=true]), &:is([aria-expanded=true], [aria-pressed=true])': {
          bg: 'colorPalette.subtle',
        },
      },
      plain: { bg: 'transparent', color: 'inherit', px: '0', height: 'auto', minHeight: '6' },
    },
    square: { true: { px: '0', '& svg': { width: '1.25em', height: '1.25em' } } },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

const Root = chakra('button', buttonRecipe);

type Variants = Pick<NonNullable<RecipeVariantProps<typeof buttonRecipe>>, 'size' | 'variant'>;

/** A button. Default: `outline`, 32 px high, `type="button"`, so that only a save button submits. */
export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, keyof Variants>, Variants {
  /** Busy: a spinner over the text without a change of width; clicks and Enter are ignored, focus stays. */
  readonly loading?: boolean | undefined;
  /** Before the text. */
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with a text. For an icon alone see {@link IconButton}. */
export function Button(props: ButtonProps): ReactNode {
  const { loading = false, icon, children, type = 'button', onClick, ...rest } = props;
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <Root type={type} {...rest} {...busy} onClick={loading ? swallow : onClick}>
      {loading && <BusyMark />}
      {icon !== undefined && <Content hidden={loading}>{icon}</Content>}
      {children !== undefined && <Content hidden={loading}>{children}</Content>}
    </Root>
  );
}

/** An icon-only button; `label` is its accessible name and tooltip. */
interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label' | 'title'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** A square button with an icon. Default variant `ghost`. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { loading = false, label, children, type = 'button', variant = 'ghost', onClick, ...rest } = props;
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <Root
      type={type}
      aria-label={label}
      title={label}
      variant={variant}
      square
      {...rest}
      {...busy}
      onClick={loading ? swallow : onClick}
    >
      {loading ? <Spinner size="xs" /> : children}
    </Root>
  );
}

/** A busy submit button must not submit again, neither by a click nor by Enter in a field, which browsers turn into a click. */
const swallow = (event: MouseEvent) => event.preventDefault();

const Content = chakra(
  'span',
  {
    base: { display: 'inline-flex', alignItems: 'center', gap: 'inherit' },
    variants: { hidden: { true: { opacity: '0' } } },
  },
  { shouldForwardProp: (name) => name === 'children' },
);

const BusyMark = () => (
  <chakra.span position="absolute" inset="0" display="flex" alignItems="center" justifyContent="center">
    <Spinner size="xs" />
  </chakra.span>
);
