import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

/** Styles shared by single-line and multi-line fields. */
const fieldBase = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'l2',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  _hover: { borderColor: 'gray.600' },
  _focusVisible: { outline: '2px solid var(--focus)', outlineOffset: '-1px', borderColor: 'transparent' },
  _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-border-error)' },
  _readOnly: { bg: 'bg.muted', borderColor: 'border.emphasized' },
  _disabled: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'border.emphasized', cursor: 'not-allowed' },
} as const;

const sizes = {
  xs: { textStyle: 'xs', height: '6', px: '2' },
  sm: { textStyle: 'xs', height: '7', px: '2' },
  md: { textStyle: 'sm', height: '8', px: '2.5' },
  lg: { textStyle: 'md', height: '10', px: '3' },
} as const;

/** Single-line field; default height 32 px. */
export const inputRecipe = {
  className: 'n-input',
  base: fieldBase,
  variants: { size: sizes },
  defaultVariants: { size: 'md' },
} as const;

/** Multi-line field, `rows` high. */
const textareaRecipe = {
  className: 'n-textarea',
  base: { ...fieldBase, resize: 'vertical', textStyle: 'sm', px: '2.5', py: '1.5' },
  variants: { size: { md: {} } },
  defaultVariants: { size: 'md' },
} as const;

/** Single-line text input; styled as invalid by `aria-invalid`, default `size` `md` (32 px). Labels, errors and values: see `ui-form`. */
export const Input = chakra('input', inputRecipe);

/** Multi-line text input, `rows` high. */
export const Textarea = chakra('textarea', textareaRecipe);

/** Props of {@link Input}. */
export type InputProps = ComponentProps<typeof Input>;
