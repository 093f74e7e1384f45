import type { LucideIcon } from 'lucide-react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';

/** Semantic colour of a status, always used together with an icon and a word. */
type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'muted';

/** Appearance of a status: edge and tint of its row, icon and word. */
export interface StatusStyle {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  /** Message key of the word. */
  readonly label: string;
}

/** The colours of each tone. `edge` is at least 3:1 against the panel, `text` at least 4.5:1 on it and on `tint`. */
export const tones: Readonly<Record<Tone, { readonly edge: string; readonly tint: string; readonly text: string }>> = {
  neutral: { edge: 'gray.500', tint: 'bg.panel', text: 'gray.700' },
  info: { edge: 'blue.500', tint: 'blue.50', text: 'blue.700' },
  success: { edge: 'green.500', tint: 'green.50', text: 'green.700' },
  warning: { edge: 'orange.500', tint: 'orange.50', text: 'orange.700' },
  danger: { edge: 'red.500', tint: 'red.50', text: 'red.700' },
  muted: { edge: 'gray.800', tint: 'gray.100', text: 'gray.600' },
};

type StatusMarkProps =
  | { readonly status: StatusStyle }
  /** @deprecated since host contract 1.3.0: renamed to `status`. */
  | { readonly look: StatusStyle };

/** Icon and word of a status. For table cells see `statusColumn` of `ui-table`. */
export function StatusMark(props: StatusMarkProps): ReactNode {
  const t = useT();
  const { icon: Icon, tone, label } = 'status' in props ? props.status : props.look;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap" color={tones[tone].text}>
      <Icon size={16} aria-hidden />
      {t(label)}
    </chakra.span>
  );
}
