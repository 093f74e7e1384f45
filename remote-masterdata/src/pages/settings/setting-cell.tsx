import { use, type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Setting } from './settings-requests.ts';
import { EditContext, type SettingField, useSettingDraft } from './use-setting-draft.ts';
import { useT } from '@navette/shared/i18n';
import { Check, X } from 'lucide-react';
import { Button, Flex, Panel, Input } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';

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

interface NewSettingProps {
  readonly settings: readonly Setting[];
  readonly onAdded: (id: number) => void;
  readonly onClose: () => void;
}

/** Line above the table for a new name and value; Enter adds it, Esc cancels. */
export function NewSetting({ settings, onAdded, onClose }: NewSettingProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const { draft, faults, saving, change, save } = useSettingDraft();
  const add = async () => {
    const saved = await save(
      undefined,
      settings.map(({ variable }) => variable),
    );
    if (!saved) return;
    toast.success(t('settings.added', { variable: saved.variable }));
    onAdded(saved.id);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void add();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  const field = (name: SettingField) => (
    <SettingInput
      field={name}
      text={draft[name]}
      fault={faults[name]}
      first={name === 'variable'}
      onChange={(text) => change(name, text)}
      onKeyDown={keys}
    />
  );
  return (
    <Panel aria-label={t('settings.add')} padding="2">
      <Flex gap="3" align="center" wrap="wrap">
        <Labelled label={t('settings.variable')}>{field('variable')}</Labelled>
        <Labelled label={t('settings.value')}>{field('value')}</Labelled>
        <Flex gap="2" marginInlineStart="auto">
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button variant="solid" loading={saving} onClick={() => void add()}>
            {t('shared.save')}
          </Button>
        </Flex>
      </Flex>
    </Panel>
  );
}

const Labelled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Flex align="center" gap="2">
    <span aria-hidden>{label}</span>
    {children}
  </Flex>
);

/** Input of a setting that is edited inline. */
interface SettingInputProps {
  readonly field: SettingField;
  readonly text: string;
  /** Translated error text. */
  readonly fault: string | undefined;
  /** Whether it takes the focus on mount. */
  readonly first: boolean;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Rendered right after the input. */
  readonly children?: ReactNode;
}

const LINE = { display: 'flex', alignItems: 'center', gap: '0.5rem', minWidth: 0 } as const;
const FAULT = {
  color: 'var(--chakra-colors-fg-error)',
  fontSize: '0.75rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** Input of a name or value with its error beside it, on one line, so that all rows have the same height. */
function SettingInput({ field, text, fault, first, onChange, onKeyDown, children }: SettingInputProps): ReactNode {
  const t = useT();
  const note = useId();
  return (
    <span style={LINE}>
      <Input
        size="sm"
        maxWidth="15rem"
        minWidth="6rem"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the row was opened to type here
        autoFocus={first}
        autoComplete="off"
        spellCheck={false}
        aria-label={t(field === 'variable' ? 'settings.variable' : 'settings.value')}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={note}
        data-field={field}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      <span id={note} role="alert" style={FAULT}>
        {fault}
      </span>
    </span>
  );
}
