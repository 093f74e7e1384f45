import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { inputRecipe, textareaRecipe } from './field-recipe.ts';

/** Single-line text input; styled as invalid by `aria-invalid`, default `size` `md` (32 px). Labels, errors and values: see `ui-form`. */
export const Input = chakra('input', inputRecipe);

/** Multi-line text input, `rows` high. */
export const Textarea = chakra('textarea', textareaRecipe);

/** Props of {@link Input}. */
export type InputProps = ComponentProps<typeof Input>;

/** Props of {@link Textarea}. */
export type TextareaProps = ComponentProps<typeof Textarea>;
