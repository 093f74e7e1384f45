import { chakra } from '@chakra-ui/react/styled-system';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { buttonRecipe } from './button-recipe.ts';
import { Spinner } from './spinner.tsx';

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
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label' | 'title'> {
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
