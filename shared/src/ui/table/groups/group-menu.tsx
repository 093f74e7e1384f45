import { ChevronsDownUp, ChevronsUpDown, Group } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import type { MenuEntry } from '../../overlay/menu/menu-entry.ts';
import { Menu } from '../../overlay/menu/menu.tsx';
import type { FormattingContext } from '../columns/column.ts';
import type { Groups } from './use-groups.ts';

/** Props of the menu "Group by". */
export interface GroupMenuProps<Row> {
  readonly groups: Pick<Groups<Row>, 'choices' | 'by' | 'foldAll'>;
  /** Gets the id of a grouping, '' for none. */
  readonly onChange: (by: string) => void;
  readonly context: FormattingContext;
}

const nameOf = (name: string) => ({ 'aria-label': name, title: name });

/** What the list is grouped by; folds and unfolds all groups. Nothing for a list that cannot be grouped. */
export function GroupMenu<Row>({ groups, onChange, context: { t } }: GroupMenuProps<Row>): ReactNode {
  const { choices, by, foldAll } = groups;
  if (choices.length === 0) return null;
  const items: MenuEntry[] = [
    { id: '', label: t('table.group.none'), checked: by === undefined, onSelect: () => onChange('') },
    ...choices.map((choice) => ({
      id: choice.id,
      label: choice.name(t),
      checked: choice === by,
      onSelect: () => onChange(choice.id),
    })),
    ...(by
      ? [
          { id: 'all', divider: true } as const,
          {
            id: 'fold',
            icon: <ChevronsDownUp aria-hidden />,
            label: t('table.group.fold'),
            onSelect: () => foldAll(true),
          },
          {
            id: 'unfold',
            icon: <ChevronsUpDown aria-hidden />,
            label: t('table.group.unfold'),
            onSelect: () => foldAll(false),
          },
        ]
      : []),
  ];
  return (
    <Menu
      placement="bottom-start"
      trigger={
        // An icon alone: the heads say what the list is grouped by, and the toolbar has no room for it on one line.
        <Button
          icon={<Group aria-hidden />}
          {...nameOf(by ? t('table.group.by', { column: by.name(t) }) : t('table.group'))}
          data-active={by !== undefined || undefined}
        />
      }
      items={items}
    />
  );
}
