import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from '../../router/index.ts';

const base = {
  color: 'blue.fg',
  textDecoration: 'underline',
  textDecorationColor: 'blue.border',
  textUnderlineOffset: '3px',
  borderRadius: 'l1',
  // Room to be hit, 24 px high at the smallest text, that moves nothing around it.
  paddingBlock: '3px',
  marginBlock: '-3px',
  _hover: { textDecorationColor: 'currentColor' },
} as const;

/** A link inside the suite (`to`), without loading the page anew. */
export const Link = chakra(
  RouterLink,
  { base },
  { forwardProps: ['to', 'replace', 'state', 'relative', 'preventScrollReset'] },
);

/** A link to somewhere else, or to a file, a phone number, a mail address (`href`). */
export const ExternalLink = chakra('a', { base });
