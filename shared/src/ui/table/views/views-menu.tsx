import { Bookmark, BookmarkPlus, PencilLine, Save, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCan, useUser } from '../../../session/index.ts';
import { Button } from '../../kit/button.tsx';
import { Menu } from '../../overlay/menu/menu.tsx';
import type { MenuEntry } from '../../overlay/menu/menu-entry.ts';
import type { FormattingContext } from '../columns/column.ts';
import type { TablePreferences } from '../state/use-preferences.ts';
import { type ListViews, isModified, viewColumns, viewParams } from './use-list-view.ts';
import { useViewActions } from './use-view-actions.ts';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

/** Props of the menu of saved views. */
export interface ViewsMenuProps {
  readonly list: string;
  readonly views: ListViews;
  readonly preferences: TablePreferences;
  /** Resets the user's own columns of the applied view. */
  readonly onSaved: () => void;
  readonly context: FormattingContext;
}

/** Saved views of the list: apply, save, rename, share, set as default, delete. */
export function ViewsMenu({ list, views, preferences, onSaved, context }: ViewsMenuProps): ReactNode {
  const { t } = context;
  const role = useUser()?.role;
  const mayShare = useCan('admin');
  const [dialog, setDialog] = useState<'new' | number | null>(null);
  const { all, applied, search } = views;
  const content = { list, params: viewParams(search), columns: viewColumns(preferences) };
  const actions = useViewActions({ content, views, onSaved, context });
  const modified = applied !== undefined && isModified(applied, search, preferences);
  const mayChange = applied !== undefined && (applied.isOwn || mayShare);

  const nameOf = (view: (typeof all)[number]) => {
    if (view.role === null) return view.name;
    if (view.isOwn || view.role !== role)
      return t('view.sharedWith', { name: view.name, role: t(`role.${view.role}`) });
    return t('view.sharedBy', { name: view.name, owner: view.owner });
  };
  const choices = (shown: typeof all): MenuEntry[] =>
    shown.map((view) => ({
      id: String(view.id),
      label: nameOf(view),
      checked: view.id === applied?.id,
      onSelect: () => views.apply(view),
    }));
  const [own, shared] = [all.filter(({ isOwn }) => isOwn), all.filter(({ isOwn }) => !isOwn)];
  const items: MenuEntry[] = [
    { id: 'none', label: t('view.none'), checked: applied === undefined, onSelect: () => views.apply(null) },
    ...choices(own),
    ...(shared.length > 0 ? [{ id: 'shared', divider: true } as const, ...choices(shared)] : []),
    { id: 'save', divider: true },
    ...(applied && mayChange && modified
      ? [
          {
            id: 'update',
            icon: <Save aria-hidden />,
            label: t('view.save', { name: applied.name }),
            onSelect: () => actions.save(applied),
          },
        ]
      : []),
    { id: 'new', icon: <BookmarkPlus aria-hidden />, label: t('view.add'), onSelect: () => setDialog('new') },
    ...(applied ? changesOf(applied) : []),
  ];

  function changesOf(view: (typeof all)[number]): MenuEntry[] {
    const usual: MenuEntry = {
      id: 'default',
      icon: <Star aria-hidden />,
      label: t(view.isDefault ? 'view.default.end' : 'view.default'),
      onSelect: () => actions.setDefault(view.isDefault ? null : view),
    };
    if (!mayChange) return [usual];
    return [
      usual,
      {
        id: 'rename',
        icon: <PencilLine aria-hidden />,
        label: t(mayShare ? 'view.rename.share' : 'view.rename'),
        onSelect: () => setDialog(view.id),
      },
      {
        id: 'remove',
        icon: <Trash2 aria-hidden />,
        label: t('view.remove'),
        danger: true,
        onSelect: () => actions.remove(view),
      },
    ];
  }

  return (
    <>
      <Menu
        placement="bottom-start"
        trigger={
          // One element, so that it keeps the focus when a view is applied.
          <Button
            icon={<Bookmark aria-hidden />}
            {...(applied ? { 'data-active': true } : { 'aria-label': t('view.title'), title: t('view.title') })}
            maxWidth="14rem"
          >
            {applied && (
              <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {modified ? t('view.modified', { name: applied.name }) : applied.name}
              </span>
            )}
          </Button>
        }
        items={items}
      />
      {dialog !== null && (
        <Suspense fallback={null}>
          <ViewDialog
            id={dialog === 'new' ? undefined : dialog}
            {...{ content, mayShare }}
            onClose={(saved) => {
              setDialog(null);
              if (dialog === 'new' && saved) views.apply({ id: saved.id, params: content.params });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
