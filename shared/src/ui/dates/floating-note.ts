import { chakra } from '@chakra-ui/react/styled-system';

/** An error right under an input that has no line for it: it covers what is below, so that nothing moves. */
export const FloatingNote = chakra('p', {
  base: {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: '0',
    zIndex: '1',
    width: 'max-content',
    maxWidth: '20rem',
    whiteSpace: 'normal',
    fontSize: 'xs',
    color: 'fg.error',
    background: 'bg',
  },
});
