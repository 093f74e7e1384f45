import { useT } from '@navette/shared/i18n';
import { Button, Flex, Panel } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Setting } from '../requests/use-settings.ts';
import type { SettingField } from './setting-draft.ts';
import { SettingInput } from './setting-input.tsx';
import { useSettingDraft } from './use-setting-draft.ts';

/** Props of the line. */
export interface NewSettingProps {
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
