import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithHost } from '../../testing/index.ts';
import * as kit from '../index.ts';
import { fillStyles, stylesOf } from '../testing/dom.ts';

fillStyles();

const {
  Alert,
  AppIcon,
  Badge,
  Box,
  Button,
  EmptyState,
  ErrorState,
  ExternalLink,
  Flex,
  Grid,
  GridItem,
  Heading,
  HStack,
  IconButton,
  Input,
  Kbd,
} = kit;
const {
  Link,
  Page,
  PageHeader,
  Panel,
  PrintPage,
  Separator,
  Skeleton,
  Spinner,
  Stack,
  StatusMark,
  Text,
  Textarea,
  Toolbar,
  UiProvider,
  VisuallyHidden,
  VStack,
  Wordmark,
} = kit;

/** Every component of the kit, with a CSS declaration that its recipe must produce. */
const components: Record<string, { readonly element: ReactElement; readonly at: string; readonly style: string }> = {
  Alert: { element: <Alert title="x" />, at: '[data-x] > *', style: 'border-inline-start-width' },
  AppIcon: { element: <AppIcon />, at: 'svg', style: '' },
  Badge: { element: <Badge>x</Badge>, at: '[data-x] > *', style: 'white-space' },
  Box: { element: <Box padding="2">x</Box>, at: '[data-x] > *', style: 'padding' },
  Button: { element: <Button>x</Button>, at: 'button', style: 'cursor' },
  EmptyState: { element: <EmptyState title="x" />, at: '[data-x] > *', style: 'text-align' },
  ErrorState: { element: <ErrorState error={null} />, at: '[data-x] > *', style: 'text-align' },
  ExternalLink: { element: <ExternalLink href="#x">x</ExternalLink>, at: 'a', style: 'text-decoration' },
  Flex: { element: <Flex>x</Flex>, at: '[data-x] > *', style: 'display' },
  Grid: { element: <Grid>x</Grid>, at: '[data-x] > *', style: 'display' },
  GridItem: { element: <GridItem colSpan={2}>x</GridItem>, at: '[data-x] > *', style: 'grid-column' },
  Heading: { element: <Heading>x</Heading>, at: 'h2', style: 'font-weight' },
  HStack: { element: <HStack>x</HStack>, at: '[data-x] > *', style: 'display' },
  IconButton: { element: <IconButton label="x">x</IconButton>, at: 'button', style: 'cursor' },
  Input: { element: <Input aria-label="x" />, at: 'input', style: 'border-width' },
  Kbd: { element: <Kbd>x</Kbd>, at: 'kbd', style: 'border' },
  Link: { element: <Link to="/x">x</Link>, at: 'a', style: 'text-decoration' },
  Page: { element: <Page title="x">x</Page>, at: '[data-x] > *', style: 'flex' },
  PageHeader: { element: <PageHeader title="x" />, at: 'header', style: 'display' },
  Panel: { element: <Panel>x</Panel>, at: 'section', style: 'border-width' },
  PartUnavailable: {
    element: <kit.PartUnavailable isRepeated={false} retrying={false} onRetry={Object} onReload={Object} />,
    at: '[data-x] > *',
    style: 'border-inline-start-width',
  },
  Separator: { element: <Separator />, at: 'hr', style: 'height' },
  PrintPage: {
    element: (
      <PrintPage title="x" ready={false}>
        x
      </PrintPage>
    ),
    at: '[data-x] > :last-child',
    style: 'max-width',
  },
  Skeleton: { element: <Skeleton />, at: '[data-x] > *', style: 'animation' },
  Spinner: { element: <Spinner />, at: '[data-x] > *', style: 'animation' },
  Stack: { element: <Stack>x</Stack>, at: '[data-x] > *', style: 'flex-direction' },
  StatusMark: { element: <StatusMark status={kit.bookingStatusStyles[1]} />, at: '[data-x] > *', style: 'white-space' },
  Text: { element: <Text tone="muted">x</Text>, at: 'p', style: 'color' },
  Textarea: { element: <Textarea aria-label="x" />, at: 'textarea', style: 'border-width' },
  Toolbar: { element: <Toolbar>x</Toolbar>, at: '[data-x] > *', style: 'flex-wrap' },
  VisuallyHidden: { element: <VisuallyHidden>x</VisuallyHidden>, at: '[data-x] > *', style: 'position' },
  VStack: { element: <VStack>x</VStack>, at: '[data-x] > *', style: 'flex-direction' },
  Wordmark: { element: <Wordmark />, at: '[data-x] > *', style: 'display' },
};

/** Components that are nothing themselves: they show others of the kit. */
const WITHOUT_STYLE = ['UiProvider', 'NotSetUp'];

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) &&
  !name.endsWith('Context') &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

describe('the kit', () => {
  it('checks the style of every exported component of the kit', () => {
    const offered = Object.entries(kit)
      .filter(isComponent)
      .map(([name]) => name);
    expect(offered.filter((name) => !(name in components) && !WITHOUT_STYLE.includes(name))).toEqual([]);
  });

  it.each(Object.entries(components))('%s is styled', (_name, { element, at, style }) => {
    const { container } = renderWithHost(<div data-x>{element}</div>);
    const drawn = container.querySelector(at);
    if (!drawn) throw new Error(`nothing is drawn at ${at}`);
    expect(stylesOf(drawn)).toContain(style);
  });

  it('sets the nonce of the page on the style elements', () => {
    render(
      <UiProvider nonce="n0nce">
        <Text>x</Text>
      </UiProvider>,
    );
    const nonces = Array.from(document.head.querySelectorAll('style[data-emotion=n]'), (style) =>
      style.getAttribute('nonce'),
    );
    expect(nonces).toContain('n0nce');
    expect(screen.getByText('x')).toBeTruthy();
  });
});
