import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { CheckMark, ControlLine } from '../../overlay/controls/checkbox.tsx';

/** Props of the select-all checkbox. */
export interface SelectHeadingProps {
  readonly all: boolean;
  readonly some: boolean;
  readonly onToggle: () => void;
}

/** Select-all checkbox: all found rows, on every page. */
export function SelectHeading({ all, some, onToggle }: SelectHeadingProps): ReactNode {
  const t = useT();
  const label = t('table.select.all');
  return (
    <th scope="col" data-select>
      <ControlLine title={label}>
        <CheckMark
          type="checkbox"
          tabIndex={-1}
          aria-label={label}
          checked={all}
          onChange={onToggle}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = some && !all;
          }}
        />
      </ControlLine>
    </th>
  );
}
