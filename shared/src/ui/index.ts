/**
 * Basic components: theme, texts, buttons, page states. Overlays are in `ui-overlay`, tables in `ui-table`, forms in `ui-form`, CRUD pages in `ui-records`.
 */
export { AppIcon } from './brand/wordmark.tsx';
export type { AppIconProps } from './brand/wordmark.tsx';
export { Wordmark } from './brand/wordmark.tsx';
export { keyName } from './keys.ts';
export { singleKeysAtom, useSingleKey } from './keys.ts';
export { Alert } from './kit/alert.tsx';
export type { AlertProps, AlertStatus } from './kit/alert.tsx';
export { Badge } from './kit/text.tsx';
export type { BadgeProps } from './kit/text.tsx';
export { Button, IconButton } from './kit/button.tsx';
export type { ButtonProps, IconButtonProps } from './kit/button.tsx';
export { describeFault } from './kit/describe-fault.ts';
export type { Fault } from './kit/describe-fault.ts';
export { EmptyState } from './kit/error-state.tsx';
export type { EmptyStateProps } from './kit/error-state.tsx';
export { ErrorState } from './kit/error-state.tsx';
export type { ErrorStateProps } from './kit/error-state.tsx';
export { Input, Textarea } from './kit/input.tsx';
export type { InputProps, TextareaProps } from './kit/input.tsx';
export { Box, Flex, Grid, GridItem, HStack, Stack, VisuallyHidden, VStack } from './kit/layout.ts';
export type { BoxProps, FlexProps, GridItemProps, GridProps, StackProps } from './kit/layout.ts';
export { ExternalLink, Link } from './kit/link.tsx';
export { onDark } from './kit/layout.ts';
export { Page, Panel, Toolbar } from './kit/page.tsx';
export type { PageProps } from './kit/page.tsx';
export { PageHeader } from './kit/page.tsx';
export type { PageHeaderProps } from './kit/page.tsx';
export { saveFile } from './kit/save-file.ts';
export { Skeleton, Spinner } from './kit/spinner.tsx';
export { Heading, Kbd, Separator, Text } from './kit/text.tsx';
export type { TextProps } from './kit/text.tsx';
export { defaultDensityAtom } from './default-density.ts';
export type { Density } from './default-density.ts';
export { playSound } from './sound.ts';
/** @deprecated since host contract 1.3.0: exported by `@navette/shared/ui-document`. */
export { PrintPage } from './document/print-page.tsx';
/** @deprecated since host contract 1.3.0: exported by `@navette/shared/ui-document`. */
export type { PrintPageProps } from './document/print-page.tsx';
export { soundMutedAtom } from './sound.ts';
export { bookingStatusStyles } from './status/booking-status.ts';
/** @deprecated since host contract 1.3.0: renamed to `bookingStatusStyles`. */
export { bookingStatusStyles as bookingStatusLooks } from './status/booking-status.ts';
export type { StatusStyle, Tone } from './status/status-mark.tsx';
/** @deprecated since host contract 1.3.0: renamed to `StatusStyle`. */
export type { StatusStyle as StatusLook } from './status/status-mark.tsx';
export { StatusMark } from './status/status-mark.tsx';
export { fontUrl } from './theme/font-face.ts';
export { UiProvider } from './theme/ui-provider.tsx';
export type { UiProviderProps } from './theme/ui-provider.tsx';
