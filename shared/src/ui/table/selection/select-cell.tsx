import type { ReactNode } from 'react';
import { CheckMark, ControlLine } from '../../overlay/controls/checkbox.tsx';

/** px of the checkbox column. */
export const SELECT_WIDTH = 36;

/** Props of the checkbox of a row. */
export interface SelectCellProps {
  /** "Select booking 12". */
  readonly label: string;
  readonly checked: boolean;
  readonly onToggle: (range: boolean) => void;
}

/** Checkbox cell of a selectable row; the whole cell is clickable. */
export function SelectCell({ label, checked, onToggle }: SelectCellProps): ReactNode {
  return (
    <td data-select>
      {/* Shift+click would select the text between two clicks. */}
      <ControlLine onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
        <CheckMark
          type="checkbox"
          tabIndex={-1}
          aria-label={label}
          checked={checked}
          onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </ControlLine>
    </td>
  );
}
