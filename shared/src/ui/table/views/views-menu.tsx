import { useQueryClient } from '@tanstack/react-query';
import { invalidate, meantFor, recordVersion } from '../../../api/index.ts';
import { useToast } from '../../overlay/toast/use-toast.ts';
import type { FormattingContext } from '../columns/column.ts';
import {
  type ListViews,
  changeView,
  createView,
  removeView,
  setDefaultView,
  VIEW_CALLS,
  viewPath,
  type ListView,
  type ViewContent,
  isModified,
  viewColumns,
  viewParams,
} from './use-list-view.ts';
import { Bookmark, BookmarkPlus, PencilLine, Save, Star, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { lazyDialog } from '../../overlay/dialog/lazy-dialog.tsx';
import { useCan, useUser } from '../../../session/index.ts';
import { Button } from '../../kit/button.tsx';
import { Menu } from '../../overlay/menu/menu.tsx';
import type { MenuEntry } from '../../overlay/menu/menu-content.tsx';
import type { TablePreferences } from '../state/use-preferences.ts';

/** Actions of the menu without a form. */
interface ViewActions {
  /** Saves the state of the list as the applied view, never over a newer save of a colleague. */
  readonly save: (view: ListView) => void;
  /** Deletes a view, with Undo. */
  readonly remove: (view: ListView) => void;
  /** Sets the default view of the list; `null`: none. */
  readonly setDefault: (view: ListView | null) => void;
}

interface Options {
  /** Current state of the list. */
  readonly content: ViewContent;
  readonly views: ListViews;
  readonly onSaved: () => void;
  readonly context: FormattingContext;
}

function useViewActions({ content, views, onSaved, context: { t } }: Options): ViewActions {
  const toast = useToast();
  const cache = useQueryClient();
  const run = async (call: () => Promise<unknown>, failed: string, done: () => void) => {
    try {
      await call();
      await invalidate(cache, VIEW_CALLS);
      done();
    } catch (error) {
      void invalidate(cache, VIEW_CALLS);
      toast.failure(failed, error);
    }
  };
  const { list, params, columns } = content;
  return {
    save: (view) => {
      const path = viewPath(view.id);
      void run(
        () => meantFor(path, recordVersion(path), () => changeView(view.id, { params, columns })),
        t('view.save.failed', { name: view.name }),
        () => {
          onSaved();
          toast.success(t('view.saved', { name: view.name }));
        },
      );
    },
    remove: (view) => {
      const { name, role, isOwn } = view;
      const restore = () =>
        void run(
          () => createView({ list, name, params: view.params, columns: view.columns, ...(role && { role }) }),
          t('view.restore.failed', { name: view.name }),
          () => toast.success(t('view.restored', { name: view.name })),
        );
      void run(
        () => removeView(view.id),
        t('view.delete.failed', { name: view.name }),
        () => {
          views.apply(null);
          // No Undo for a view of somebody else: it would be restored as one's own.
          toast.success(t('view.deleted', { name: view.name }), isOwn ? { undo: restore } : {});
        },
      );
    },
    setDefault: (view) =>
      void run(
        () => setDefaultView(list, view?.id ?? null),
        t('view.default.failed'),
        () => toast.success(view ? t('view.default.set', { name: view.name }) : t('view.default.ended')),
      ),
  };
}

const ViewDialog = lazyDialog(async () => (await import('./view-dialog.tsx')).ViewDialog);

interface ViewsMenuProps {
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
        <ViewDialog
          id={dialog === 'new' ? undefined : dialog}
          {...{ content, mayShare }}
          onClose={(saved) => {
            setDialog(null);
            if (dialog === 'new' && saved) views.apply({ id: saved.id, params: content.params });
          }}
        />
      )}
    </>
  );
}
