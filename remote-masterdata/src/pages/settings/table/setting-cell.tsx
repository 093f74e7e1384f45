import { use, type KeyboardEvent, type ReactNode } from 'react';
import type { Setting } from '../requests/use-settings.ts';
import { EditContext } from './edit-context.ts';
import type { SettingField } from './setting-draft.ts';
import { SettingInput } from './setting-input.tsx';
import { useT } from '@navette/shared/i18n';
import { Check, X } from 'lucide-react';

/** Name or value of a setting; an input while its row is edited. Enter saves, Esc cancels, Tab moves between the two. */
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
    // The row stays mounted: the focus returns to the cell where editing began.
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

/** Buttons equivalent to Enter and Esc. */
function EditButtons({ save, cancel }: { readonly save: () => void; readonly cancel: () => void }): ReactNode {
  const t = useT();
  return (
    <span className="row-actions">
      <button type="button" aria-label={t('shared.save')} title={t('shared.save')} onClick={save}>
        <Check aria-hidden />
      </button>
      <button type="button" aria-label={t('shared.cancel')} title={t('shared.cancel')} onClick={cancel}>
        <X aria-hidden />
      </button>
    </span>
  );
}
