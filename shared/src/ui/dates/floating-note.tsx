import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

const Note = chakra('p', {
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
    '&[data-ends]': { insetInlineStart: 'auto', insetInlineEnd: '0' },
  },
});

interface FloatingNoteProps {
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Error under an input without a reserved line: floats over the content below, so that nothing moves. Aligned with the input's end when it would
 * otherwise leave the window.
 */
export function FloatingNote({ id, children }: FloatingNoteProps): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const note = ref.current;
    if (!note?.textContent) return;
    delete note.dataset.ends;
    if (note.getBoundingClientRect().right > document.documentElement.clientWidth) note.dataset.ends = '';
  });
  return (
    <Note ref={ref} id={id}>
      {children}
    </Note>
  );
}
