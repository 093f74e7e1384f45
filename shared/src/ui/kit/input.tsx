import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { inputRecipe, textareaRecipe } from './field-recipe.ts';

/** One line of text; `aria-invalid` marks it, `size` is `md` (32 px) unless told otherwise. Labels, errors and values are the affair of `ui-form`. */
export const Input = chakra('input', inputRecipe);

/** Several lines of text, as high as `rows` says. */
export const Textarea = chakra('textarea', textareaRecipe);

/** Props of {@link Input}. */
export type InputProps = ComponentProps<typeof Input>;

/** Props of {@link Textarea}. */
export type TextareaProps = ComponentProps<typeof Textarea>;
