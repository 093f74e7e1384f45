import { useT } from '@navette/shared/i18n';
import { useAskToLeave } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveSetting } from '../requests/save-setting.ts';
import { refreshSettings, type Setting } from '../requests/use-settings.ts';
import type { EditedRow } from './edit-context.ts';
import { useSettingDraft } from './use-setting-draft.ts';

/** Inline edit of a row. */
export interface InlineEdit extends EditedRow {
  /** Opens a row; asks first when another open row has unsaved changes. */
  readonly edit: (setting: Setting) => Promise<void>;
}

/** Inline edit of a setting; a save can be undone. `onSaved` receives the key of the row. */
export function useInlineEdit(settings: readonly Setting[] | undefined, onSaved: (id: number) => void): InlineEdit {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const ask = useAskToLeave();
  const drafted = useSettingDraft();
  const [row, setRow] = useState<Setting>();

  const undo = async (before: Setting, { version }: Setting) => {
    try {
      await saveSetting(before, version);
    } catch (error) {
      toast.failure(t('settings.notSaved', { variable: before.variable }), error);
    }
    await refreshSettings(cache);
  };

  const save = async () => {
    if (!row) return false;
    if (!drafted.isDirty) {
      setRow(undefined);
      return true;
    }
    const taken = settings?.filter(({ id }) => id !== row.id).map(({ variable }) => variable) ?? [];
    const saved = await drafted.save(row, taken);
    if (!saved) return false;
    setRow(undefined);
    onSaved(row.id);
    toast.success(t('settings.saved', { variable: saved.variable }), { undo: () => void undo(row, saved) });
    return true;
  };

  const edit = async (setting: Setting) => {
    if (setting.id === row?.id) return;
    if (drafted.isDirty && !(await ask(['settings.row.name']))) return;
    drafted.start({ variable: setting.variable, value: setting.value ?? '' });
    setRow(setting);
  };

  const cancel = () => {
    drafted.start({ variable: '', value: '' });
    setRow(undefined);
  };

  return { id: row?.id, drafted, save, cancel, edit };
}
