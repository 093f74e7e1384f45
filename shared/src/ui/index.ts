/**
 * Basic components: theme, texts, buttons, page states. Overlays are in `ui-overlay`, tables in `ui-table`, forms in `ui-form`, CRUD pages in `ui-records`.
 */
export { AppIcon } from './brand/app-icon.tsx';
export { Wordmark } from './brand/wordmark.tsx';
export { KEY_MEANINGS, keyName, keysOfPage, singleKeysAtom, useSingleKey } from './keys.ts';
export { Alert } from './kit/alert.tsx';
export { Badge, Heading, Kbd, Separator, Text } from './kit/text.tsx';
export { Button, IconButton, type ButtonProps } from './kit/button.tsx';
export { describeFault, type Fault } from './kit/describe-fault.ts';
export { EmptyState, ErrorState } from './kit/error-state.tsx';
export { Input, Textarea, type InputProps } from './kit/input.tsx';
export {
  Box,
  Flex,
  Grid,
  GridItem,
  HStack,
  Stack,
  VisuallyHidden,
  VStack,
  onDark,
  type BoxProps,
  type FlexProps,
  type GridItemProps,
  type GridProps,
  type StackProps,
} from './kit/layout.ts';
export { ExternalLink, Link } from './kit/link.tsx';
export { onceUsed } from './kit/once-used.ts';
export { NotSetUp, settingsFor } from './kit/not-set-up.tsx';
export { Page, Panel, Toolbar, PageHeader } from './kit/page.tsx';
export { lazyPart, LazyRecoveryContext, type LazyFailureProps, type LazyPart } from './lazy/lazy-part.tsx';
export { PartUnavailable } from './lazy/part-unavailable.tsx';
export { settling, useSettled, type Settling } from './lazy/settling.ts';
export { saveFile } from './kit/save-file.ts';
export { Skeleton, Spinner } from './kit/spinner.tsx';
export { defaultDensityAtom, type Density } from './default-density.ts';
export { playSound, soundMutedAtom } from './sound.ts';
/** @deprecated since host contract 1.3.0: exported by `@navette/shared/ui-document`. */
export { PrintPage } from './document/print-page.tsx';
export { bookingStatusStyles } from './status/booking-status.ts';
/** @deprecated since host contract 1.3.0: renamed to `bookingStatusStyles`. */
export { bookingStatusStyles as bookingStatusLooks } from './status/booking-status.ts';
export { StatusMark, type StatusStyle } from './status/status-mark.tsx';
/** @deprecated since host contract 1.3.0: renamed to `StatusStyle`. */
export type { StatusStyle as StatusLook } from './status/status-mark.tsx';
export { fontUrl } from './theme/font-face.ts';
export { themeAtom, useColours, useIsDark, useTheme, type Theme } from './theme/theme.ts';
export { addPageStyles } from './theme/page-styles.ts';
export { UiProvider } from './theme/ui-provider.tsx';
