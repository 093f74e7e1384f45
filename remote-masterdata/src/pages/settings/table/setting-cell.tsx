import { use, type KeyboardEvent, type ReactNode } from 'react';
import type { Setting } from '../requests/use-settings.ts';
import { EditButtons } from './edit-buttons.tsx';
import { EditContext } from './edit-context.ts';
import type { SettingField } from './setting-draft.ts';
import { SettingInput } from './setting-input.tsx';

/** Name or value of a setting; a field while its row is edited. Enter saves, Esc cancels, Tab moves between the two. */
export function SettingCell({
  setting,
  field,
}: {
  readonly setting: Setting;
  readonly field: SettingField;
}): ReactNode {
  const edited = use(EditContext);
  if (edited?.id !== setting.id) return setting[field];
  const { drafted, save, cancel } = edited;
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // The row stays: the focus returns to where editing began.
    const row = event.currentTarget.closest('tr');
    const other = row?.querySelector<HTMLInputElement>(
      `input[data-field=${field === 'variable' ? 'value' : 'variable'}]`,
    );
    if (event.key === 'Enter') void save().then((saved) => saved && row?.focus());
    else if (event.key === 'Escape') {
      row?.focus();
      cancel();
    } else if (event.key === 'Tab' && other && event.shiftKey === (field === 'value')) other.focus();
    else return;
    event.preventDefault();
  };
  return (
    <SettingInput
      field={field}
      text={drafted.draft[field]}
      fault={drafted.faults[field]}
      first={field === 'value'}
      onChange={(text) => drafted.change(field, text)}
      onKeyDown={keys}
    >
      {field === 'value' && <EditButtons save={() => void save()} cancel={cancel} />}
    </SettingInput>
  );
}
