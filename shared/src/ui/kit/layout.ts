/** Chakra's layout primitives, styled by props from the theme's tokens. */
export { Box } from '@chakra-ui/react/box';
export type { BoxProps } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export type { FlexProps } from '@chakra-ui/react/flex';
export { Grid, GridItem } from '@chakra-ui/react/grid';
export type { GridItemProps, GridProps } from '@chakra-ui/react/grid';
export { HStack, Stack, VStack } from '@chakra-ui/react/stack';
export type { StackProps } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

/** Style props for a dark bar (the brand's red, or black): makes the focus ring white. Spread them on the bar. */
export const onDark = { css: { '--focus': 'white' } } as const;
