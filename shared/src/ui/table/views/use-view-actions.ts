import { useQueryClient } from '@tanstack/react-query';
import { invalidate, meantFor, recordVersion } from '../../../api/index.ts';
import { useToast } from '../../overlay/toast/use-toast.ts';
import type { FormattingContext } from '../columns/column.ts';
import type { ListViews } from './use-list-view.ts';
import {
  changeView,
  createView,
  removeView,
  setDefaultView,
  VIEW_CALLS,
  viewPath,
  type ListView,
  type ViewContent,
} from './view-requests.ts';

/** Actions of the menu without a form. */
export interface ViewActions {
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

/** Actions of the menu of views, each with its toast. */
export function useViewActions({ content, views, onSaved, context: { t } }: Options): ViewActions {
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
