import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import type { StatusStyle } from './row-status.ts';
import { tones } from './tones.ts';

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
