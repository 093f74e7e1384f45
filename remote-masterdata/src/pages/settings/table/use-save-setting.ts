import type { components } from '@navette/openapi/types';
import { messageKey, useT } from '@navette/shared/i18n';
import { compareVersions, isOvertaken, useChooseVersions } from '@navette/shared/ui-records';
import { readSetting, saveSetting } from '../requests/save-setting.ts';
import type { Setting } from '../requests/use-settings.ts';

type Form = components['schemas']['SettingForm'];

const LABELS = { variable: messageKey('settings.variable'), value: messageKey('settings.value') } as const;

const textsOf = ({ variable, value }: Form) => ({ variable, value });

/**
 * Gives the function that saves a setting over the row that was opened, never over another version of it: somebody else's change is shown beside the user's, and
 * one is chosen by field.
 * @returns resolves with undefined when the user goes back to the fields
 */
export function useSaveSetting(): (form: Form, row: Setting | undefined) => Promise<Setting | undefined> {
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
