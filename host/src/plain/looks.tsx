import {
  Alert,
  Box,
  Button,
  Flex,
  Heading,
  IconButton,
  Input,
  Separator,
  Skeleton,
  Spinner,
  Text,
  UiProvider,
  VisuallyHidden,
  Wordmark,
} from '@navette/shared/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A component whose look is taken; `at` is the element of it that is meant, by its place in the markup. */
const part = (of: ReactElement, at: number) => ({ of, at });

const onBar = (current: boolean) => ({
  color: 'white',
  bg: current ? 'white/18' : 'transparent',
  css: { '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'white/16' } },
});

const withTitle = <Alert title="x" />;
const withContents = <Alert title="x">x</Alert>;
const busy = <Button loading>x</Button>;

/** The elements of the pages before sign-in, as components of the theme. */
const elements = {
  frame: <Flex minHeight="100dvh" bg="bg.panel" />,
  frameColumn: (
    <Flex
      direction="column"
      flex="1 1 0"
      minWidth="0"
      paddingInline={{ base: '5', md: '10' }}
      paddingBlock={{ base: '5', md: '8' }}
    />
  ),
  frameHeader: <Flex align="center" justify="space-between" gap="4" wrap="wrap" />,
  frameMain: <Flex flex="1" align="center" justify="center" paddingBlock="10" />,
  frameContents: <Box width="100%" maxWidth="22rem" />,
  city: (
    <Box
      display={{ base: 'none', lg: 'block' }}
      position="relative"
      flex="1 1 0"
      minWidth="0"
      overflow="hidden"
      bg="bg.muted"
      borderInlineStartWidth="1px"
      borderColor="border"
    />
  ),
  cityMotto: (
    <Box
      position="absolute"
      insetInlineStart="10"
      bottom="10"
      maxWidth="24rem"
      textStyle="xl"
      fontWeight="medium"
      letterSpacing="tight"
      color="fg"
    />
  ),
  wordmark: part(<Wordmark size={32} />, 0),
  wordmarkName: part(<Wordmark size={32} />, 1),
  title: <Heading as="h1" size="2xl" />,
  lead: <Text tone="muted" marginTop="1" marginBottom="6" />,
  status: <Text marginBottom="4" />,
  notice: <Box marginBottom="4" />,
  fault: <Box marginBottom="5" />,
  boot: <Flex minHeight="100dvh" align="center" justify="center" color="brand.fg" />,
  hidden: <VisuallyHidden />,
  languages: <Flex gap="1" />,
  language: <Button size="sm" variant="ghost" />,
  languageOn: <Button size="sm" variant="subtle" />,
  languageOnBar: <Button size="sm" variant="ghost" {...onBar(false)} />,
  languageOnBarOn: <Button size="sm" variant="subtle" {...onBar(true)} />,
  field: <Box marginBottom="2" />,
  fieldLabel: <Box display="block" marginBottom="1" textStyle="sm" fontWeight="medium" />,
  fieldHint: <Box minHeight="5" paddingTop="0.5" textStyle="xs" color="fg.muted" />,
  fieldError: <Box minHeight="5" paddingTop="0.5" textStyle="xs" color="fg.error" />,
  input: <Input size="lg" />,
  inputPassword: <Input size="lg" paddingInlineEnd="10" />,
  inputOtp: <Input size="lg" fontFamily="mono" letterSpacing="wide" />,
  password: <Box position="relative" />,
  passwordEye: <Box position="absolute" insetInlineEnd="1" top="0" bottom="0" display="flex" alignItems="center" />,
  eye: (
    <IconButton size="sm" label="x">
      x
    </IconButton>
  ),
  otpSwitch: <Button size="sm" variant="ghost" />,
  actions: <Flex gap="2" marginTop="4" />,
  cancel: <Button size="lg" variant="outline" />,
  submit: <Button size="lg" variant="solid" colorPalette="brand" flex="1" />,
  provider: <Box marginTop="5" />,
  providerOr: <Flex alignItems="center" gap="3" marginBottom="5" />,
  providerLine: <Separator flex="1" />,
  providerWord: <Text tone="muted" textStyle="sm" />,
  providerButton: (
    <Button
      size="lg"
      width="full"
      // The provider's name may be long.
      height="auto"
      minHeight="10"
      paddingBlock="2"
      whiteSpace="normal"
      lineHeight="short"
    />
  ),
  crash: <Flex direction="column" gap="4" marginTop="4" />,
  crashNote: <Text tone="muted" textStyle="xs" overflowWrap="anywhere" />,
  crashButton: <Button size="lg" alignSelf="start" variant="solid" />,
  busyMark: part(busy, 1),
  busySpinner: part(busy, 2),
  contents: part(<Button>x</Button>, 1),
  contentsHidden: part(busy, 3),
  spinner: <Spinner size="sm" />,
  spinnerLarge: <Spinner size="md" />,
  enrolmentLoading: <Skeleton height="20rem" />,
  alertError: <Alert status="error" />,
  alertInfo: <Alert status="info" />,
  alertBody: part(withTitle, 1),
  alertTitle: part(withTitle, 2),
  alertHeading: part(withContents, 2),
};

/** The looks of the pages before sign-in. */
export interface Looks {
  /** Their rules, on top of the page's base styles. */
  readonly css: string;
  /** The class of each element. */
  readonly names: Readonly<Record<keyof typeof elements, string>>;
}

const rules = new Set<string>();

function classOf(look: ReactElement | ReturnType<typeof part>): string {
  const { of, at } = 'of' in look ? look : { of: look, at: 0 };
  const markup = renderToStaticMarkup(<UiProvider>{of}</UiProvider>);
  const style = /<style data-emotion=[^>]*>(.*?)<\/style>/gs;
  for (const [, rule] of markup.matchAll(style)) rules.add(rule ?? '');
  const classes = Array.from(markup.replaceAll(style, '').matchAll(/ class="([^"]*)"/g), ([, names]) => names ?? '');
  const ofTheme = classes.filter((names) => !names.startsWith('lucide'));
  const name = ofTheme[at];
  if (name === undefined) throw new Error(`No element ${at} with a look in ${markup}`);
  return name;
}

const names = Object.fromEntries(Object.entries(elements).map(([name, look]) => [name, classOf(look)]));

/**
 * The first page is drawn without the theme's components, which weigh as much as the rest of its own code. What they look like is the same on every
 * computer: import this with `?evaluated`, so that the bundler asks them.
 */
export default { css: [...rules].join(''), names };
