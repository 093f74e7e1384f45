import { chakra } from '@chakra-ui/react/styled-system';

/** A field with a button inside at its end. */
export const WithButton = chakra('div', {
  base: {
    position: 'relative',
    '& > input': { paddingInlineEnd: '8' },
    '& > button': { position: 'absolute', insetBlockStart: '1', insetInlineEnd: '1' },
  },
});
