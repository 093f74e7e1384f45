import { problemFields } from '@navette/shared/api';
import { useDirtyForm, useAskToLeave } from '@navette/shared/ui-form';
import { messageKey, useT, type Translate } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, createContext } from 'react';
import { refreshSettings, type Setting, readSetting, saveSetting } from './settings-requests.ts';
import type { components } from '@navette/openapi/types';
import { compareVersions, isOvertaken, useChooseVersions } from '@navette/shared/ui-records';

/** Setting being edited. */
interface DraftedSetting {
  readonly draft: SettingDraft;
  /** Errors by field: too long immediately, others after an attempt to save. */
  readonly faults: SettingFaults;
  readonly saving: boolean;
  readonly isDirty: boolean;
  readonly change: (field: SettingField, text: string) => void;
  readonly start: (draft: SettingDraft) => void;
  /**
   * Saves it over the opened row, or as a new one. If another user changed the row since, the user chooses between both values by field.
   * @returns saved setting; undefined when it was refused
   */
  readonly save: (row: Setting | undefined, taken: readonly string[]) => Promise<Setting | undefined>;
}

const NOTHING: SettingDraft = { variable: '', value: '' };

/** State of one setting while it is edited; saves it, and shows errors at their fields. */
export function useSettingDraft(): DraftedSetting {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [initial, setInitial] = useState(NOTHING);
  const [draft, setDraft] = useState(NOTHING);
  const [refused, setRefused] = useState<SettingFaults>({});
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const send = useSaveSetting();
  const isDirty = draft.variable !== initial.variable || draft.value !== initial.value;
  useDirtyForm(useId(), isDirty, messageKey('settings.row.name'));

  const start = (next: SettingDraft) => {
    setInitial(next);
    setDraft(next);
    setRefused({});
  };

  const change = (field: SettingField, text: string) => {
    setDraft((before) => ({ ...before, [field]: text }));
    setRefused({});
  };

  const save = async (row: Setting | undefined, taken: readonly string[]) => {
    const faults = draftFaults(draft, taken);
    setRefused(inWords(faults, t));
    if (Object.keys(faults).length > 0 || busy.current) return undefined;
    busy.current = true;
    setSaving(true);
    try {
      const form = { ...(row && { id: row.id }), variable: draft.variable.trim(), value: draft.value.trim() || null };
      const saved = await send(form, row);
      if (!saved) return undefined;
      start(NOTHING);
      await refreshSettings(cache);
      return saved;
    } catch (error) {
      const atFields = faultsOf(error, t);
      setRefused(atFields);
      if (Object.keys(atFields).length === 0)
        toast.failure(t('settings.notSaved', { variable: draft.variable }), error);
      return undefined;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return { draft, faults: { ...inWords(lengthFaults(draft), t), ...refused }, saving, isDirty, change, start, save };
}

const inWords = (faults: SettingFaults, t: Translate): SettingFaults =>
  Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, t(key)]));

function faultsOf(error: unknown, t: Translate): SettingFaults {
  const isField = (name: string): name is SettingField => name === 'variable' || name === 'value';
  return Object.fromEntries(
    problemFields(error).flatMap(({ field, messageKey: key, params }) =>
      isField(field) ? [[field, t(key, params)]] : [],
    ),
  );
}

type Form = components['schemas']['SettingForm'];

const LABELS = { variable: messageKey('settings.variable'), value: messageKey('settings.value') } as const;

const textsOf = ({ variable, value }: Form) => ({ variable, value });

/**
 * Returns the function that saves a setting over the opened row, never over another version: on a conflict both versions are shown side by side, and
 * the user chooses by field.
 * @returns resolves with undefined when the user returns to the fields
 */
function useSaveSetting(): (form: Form, row: Setting | undefined) => Promise<Setting | undefined> {
  const t = useT();
  const choose = useChooseVersions();

  async function save(form: Form, row: Setting | undefined): Promise<Setting | undefined> {
    try {
      return await saveSetting(form, row?.version);
    } catch (error) {
      const theirs = row && isOvertaken(error) ? await readSetting(row.id) : undefined;
      if (!row || !theirs || !isOvertaken(error)) throw error;
      const mine = textsOf(form);
      const changed = compareVersions(textsOf(row), textsOf(theirs), mine).map((field) => {
        const name = field.names[0] === 'variable' ? 'variable' : 'value';
        return { ...field, label: t(LABELS[name]), mine: mine[name], theirs: theirs[name] };
      });
      const taken = changed.length === 0 ? [] : await choose({ changed, error });
      if (taken === null) return undefined;
      const chosen = Object.fromEntries(
        taken.map((name) => [name, name === 'variable' ? theirs.variable : theirs.value]),
      );
      return save({ ...form, ...chosen }, theirs);
    }
  }
  return save;
}

interface SettingDraft {
  readonly variable: string;
  readonly value: string;
}

export type SettingField = keyof SettingDraft;

/** Errors of the form values by field, as message keys. */
type SettingFaults = Partial<Record<SettingField, string>>;

/** Maximum length of name and value in the generic table (specification/registers.md#settings). */
const SETTING_LIMIT = 25;

const isLong = (text: string) => text.trim().length > SETTING_LIMIT;

/** Errors of too long fields, shown while typing. */
const lengthFaults = ({ variable, value }: SettingDraft): SettingFaults => ({
  ...(isLong(variable) && { variable: messageKey('settings.tooLong') }),
  ...(isLong(value) && { value: messageKey('settings.tooLong') }),
});

/** Errors of the form values; `taken`: names of other settings. */
export function draftFaults(draft: SettingDraft, taken: readonly string[]): SettingFaults {
  const name = draft.variable.trim();
  return {
    ...(name === '' && { variable: messageKey('validation.required') }),
    ...(taken.includes(name) && { variable: messageKey('validation.duplicate') }),
    ...lengthFaults(draft),
  };
}

/** Edited row, provided to its cells by context so that the column definitions keep their identity. */
interface EditedRow {
  readonly id: number | undefined;
  readonly drafted: DraftedSetting;
  /** @returns whether it was saved, or there was nothing to save */
  readonly save: () => Promise<boolean>;
  readonly cancel: () => void;
}

/** Null outside the table. */
export const EditContext = createContext<EditedRow | null>(null);

interface InlineEdit extends EditedRow {
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
