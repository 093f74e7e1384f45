import { Ellipsis } from 'lucide-react';
import { use } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import type { RowAction } from './row-action.ts';
import { RowMenuContext } from './row-menu-context.ts';

/** The buttons at the end of a row: its inline actions, and the menu of all of them. */
export interface RowActionsCellProps {
  readonly actions: readonly RowAction[];
  /** Names the row. */
  readonly name: string;
  /** Number of inline buttons that there is width for. A row that has more shows the others in its menu alone. */
  readonly inline: number;
}

/** Last cell of a row. */
export function RowActionsCell({ actions, name, inline }: RowActionsCellProps): ReactNode {
  const t = useT();
  const openMenu = use(RowMenuContext);
  const label = t('table.row.actions', { name });
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    openMenu?.({ opener: currentTarget, label, items: actions });
  if (actions.length === 0) return null;
  return (
    <span className="row-actions">
      {actions
        .filter((action) => action.inline)
        .slice(0, inline)
        .map((action) => (
          <InlineAction key={action.id} action={action} name={name} />
        ))}
      <button type="button" tabIndex={-1} aria-label={label} title={label} aria-haspopup="menu" onClick={open}>
        <Ellipsis aria-hidden />
      </button>
    </span>
  );
}

function InlineAction({ action, name }: { readonly action: RowAction; readonly name: string }): ReactNode {
  const t = useT();
  const { label, icon, danger, disabled, onSelect } = action;
  const full = t('table.row.action', { action: label, name });
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={full}
      title={disabled ?? label}
      data-danger={danger || undefined}
      disabled={disabled !== undefined}
      onClick={onSelect}
    >
      {icon}
    </button>
  );
}
