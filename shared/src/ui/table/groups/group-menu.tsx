import { ChevronsDownUp, ChevronsUpDown, Group } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import type { MenuEntry } from '../../overlay/menu/menu-content.tsx';
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

/** Menu of the groupings; collapses and expands all groups. Renders nothing for a list without groupings. */
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
        // Icon only: the group heads show the grouping, and the toolbar has no room for a label.
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
