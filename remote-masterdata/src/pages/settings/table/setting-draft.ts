import { messageKey } from '@navette/shared/i18n';

/** Form values of a setting. */
export interface SettingDraft {
  readonly variable: string;
  readonly value: string;
}

/** A field of a setting. */
export type SettingField = keyof SettingDraft;

/** Errors of the form values by field, as message keys. */
export type SettingFaults = Partial<Record<SettingField, string>>;

/** Maximum length of name and value in the generic table (specification/registers.md#settings). */
export const SETTING_LIMIT = 25;

const isLong = (text: string) => text.trim().length > SETTING_LIMIT;

/** Errors of too long fields, shown while typing. */
export const lengthFaults = ({ variable, value }: SettingDraft): SettingFaults => ({
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
