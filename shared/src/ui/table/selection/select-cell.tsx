import type { ReactNode } from 'react';
import { CheckMark, ControlLine } from '../../overlay/controls/checkbox.tsx';

/** px of the column of ticks. */
export const SELECT_WIDTH = 36;

/** The box of a row. */
export interface SelectCellProps {
  /** "Select booking 12". */
  readonly label: string;
  readonly checked: boolean;
  readonly onToggle: (range: boolean) => void;
}

/** First cell of a row that can be ticked; all of it can be clicked. */
export function SelectCell({ label, checked, onToggle }: SelectCellProps): ReactNode {
  return (
    <td data-select>
      {/* With Shift the browser would mark the text between two clicks. */}
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
