import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import type { StatusLook } from './row-status.ts';
import { tones } from './tones.ts';

/** Icon and word of a status. For table cells see `statusColumn` of `ui-table`. */
export function StatusMark({ look }: { readonly look: StatusLook }): ReactNode {
  const t = useT();
  const Icon = look.icon;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap" color={tones[look.tone].text}>
      <Icon size={16} aria-hidden />
      {t(look.label)}
    </chakra.span>
  );
}
