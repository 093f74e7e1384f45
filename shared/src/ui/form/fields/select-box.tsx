import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { inputRecipe } from '../../kit/input.tsx';

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > svg': {
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: '2',
      translate: '0 -50%',
      pointerEvents: 'none',
    },
  },
});
const Select = chakra('select', {
  base: { ...inputRecipe.base, ...inputRecipe.variants.size.md, paddingInlineEnd: '7' },
});

/** Native `<select>`, styled like the other fields. */
export function SelectBox(props: ComponentProps<typeof Select>): ReactNode {
  return (
    <Root>
      <Select {...props} />
      <ChevronDown size={16} aria-hidden />
    </Root>
  );
}
