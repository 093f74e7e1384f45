/** One line of text; `aria-invalid` marks it, `size` is `md` (32 px) unless told otherwise. Labels, errors and values are the affair of `ui-form`. */
export { Input } from '@chakra-ui/react/input';
export type { InputProps } from '@chakra-ui/react/input';
/** Several lines of text, as high as `rows` says. */
export { Textarea } from '@chakra-ui/react/textarea';
export type { TextareaProps } from '@chakra-ui/react/textarea';
