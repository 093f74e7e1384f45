import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { Setting } from '../requests/use-settings.ts';
import { SettingCell } from './setting-cell.tsx';

/** Name and value (S2 §2 Settings). */
export const settingColumns: readonly TableColumn<Setting>[] = [
  {
    id: 'variable',
    header: messageKey('settings.variable'),
    value: ({ variable }) => variable,
    cell: (row) => <SettingCell setting={row} field="variable" />,
    fixed: true,
  },
  {
    id: 'value',
    header: messageKey('settings.value'),
    value: ({ value }) => value,
    cell: (row) => <SettingCell setting={row} field="value" />,
    grow: 2,
    fixed: true,
  },
];
