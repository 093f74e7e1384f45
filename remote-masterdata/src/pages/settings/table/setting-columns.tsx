import { messageKey } from '@navette/shared/i18n';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';
import type { Setting } from '../requests/use-settings.ts';
import { KNOWN_SETTINGS } from './known-settings.ts';
import { SettingCell } from './setting-cell.tsx';

/** px beside the text of a cell that is edited in place, for its buttons or for what is wrong with the text. */
const EDITING = 220;

/** Empty for a setting that the office added: its name says it. */
const labelOf = ({ variable }: Setting, { t }: FormattingContext): string => {
  const words = KNOWN_SETTINGS[variable];
  return words ? t(words.label) : '';
};

/** What the setting is called, its value, what it is for, and its name (S2 §2 Settings). */
export const settingColumns: readonly TableColumn<Setting>[] = [
  {
    id: 'label',
    header: messageKey('settings.label'),
    value: ({ variable }) => variable,
    text: labelOf,
    minWidth: 190,
    fixed: true,
  },
  {
    id: 'value',
    header: messageKey('settings.value'),
    value: ({ value }) => value,
    cell: (row) => <SettingCell setting={row} field="value" />,
    extra: EDITING,
    minWidth: 300,
    fixed: true,
  },
  {
    id: 'about',
    header: messageKey('settings.about'),
    value: ({ variable }) => variable,
    text: ({ variable }, { t }) => t(KNOWN_SETTINGS[variable]?.about ?? 'settings.about.own'),
    grow: 2,
    unsortable: true,
    hideBelow: 1024,
  },
  {
    id: 'variable',
    header: messageKey('settings.variable'),
    value: ({ variable }) => variable,
    cell: (row) => <SettingCell setting={row} field="variable" />,
    extra: EDITING,
    minWidth: 300,
    fixed: true,
  },
];
