import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from '../../router/index.ts';

const base = {
  color: 'blue.fg',
  textDecoration: 'underline',
  textDecorationColor: 'blue.border',
  textUnderlineOffset: '3px',
  borderRadius: 'l1',
  // Target size of at least 24 px (WCAG 2.5.8) by padding; the negative margin keeps the layout.
  paddingBlock: '3px',
  marginBlock: '-3px',
  _hover: { textDecorationColor: 'currentColor' },
} as const;

/** A router link inside the suite (`to`), without a page load. */
export const Link = chakra(
  RouterLink,
  { base },
  { forwardProps: ['to', 'replace', 'state', 'relative', 'preventScrollReset'] },
);

/** A link outside the router: another site, a file, a phone number, an e-mail address (`href`). */
export const ExternalLink = chakra('a', { base });
