import { messageKey } from '@navette/shared/i18n';

/** What stands in the fields of a setting. */
export interface SettingDraft {
  readonly variable: string;
  readonly value: string;
}

/** A field of a setting. */
export type SettingField = keyof SettingDraft;

/** What is wrong with a draft, by field, as keys of the catalogue. */
export type SettingFaults = Partial<Record<SettingField, string>>;

/** Longest name and value of the generic table (S2 §5). */
export const SETTING_LIMIT = 25;

const isLong = (text: string) => text.trim().length > SETTING_LIMIT;

/** The fields of a draft that hold too much: said while it is typed. */
export const lengthFaults = ({ variable, value }: SettingDraft): SettingFaults => ({
  ...(isLong(variable) && { variable: messageKey('settings.tooLong') }),
  ...(isLong(value) && { value: messageKey('settings.tooLong') }),
});

/** What is wrong with a draft; `taken` are the names that other settings have. */
export function draftFaults(draft: SettingDraft, taken: readonly string[]): SettingFaults {
  const name = draft.variable.trim();
  return {
    ...(name === '' && { variable: messageKey('validation.required') }),
    ...(taken.includes(name) && { variable: messageKey('validation.duplicate') }),
    ...lengthFaults(draft),
  };
}
