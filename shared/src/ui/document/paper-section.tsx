import type { ReactNode } from 'react';
import { Box } from '../kit/layout.ts';
import { Heading, Text } from '../kit/text.tsx';

/** A part of a document with a heading of its own. */
export interface PaperSectionProps {
  readonly title: string;
  /** `page`: starts on a new page, with a document heading. */
  readonly level: 'page' | 'part';
  /** Under the heading. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of a printed document; no page break directly after its heading. */
export function PaperSection({ title, level, note, children }: PaperSectionProps): ReactNode {
  const isPage = level === 'page';
  return (
    <Box
      as="section"
      marginBottom={isPage ? undefined : '5'}
      css={isPage ? { breakAfter: 'page', '&:last-of-type': { breakAfter: 'auto' } } : undefined}
    >
      <Heading as={isPage ? 'h1' : 'h2'} size={isPage ? 'md' : 'sm'} css={{ breakAfter: 'avoid' }}>
        {title}
      </Heading>
      {note !== undefined && <Text marginBottom="3">{note}</Text>}
      {children}
    </Box>
  );
}
