import { useOnline } from '@navette/shared/api';
import {
  CREDITOR_SETTING,
  PAYMENT_SETTINGS,
  PLAN_SETTINGS,
  SEPA_SETTING,
  UBL_MAILS_SETTING,
} from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import {
  DataTable,
  type RowAction,
  type TableHandle,
  type FormattingContext,
  type TableColumn,
} from '@navette/shared/ui-table';
import { Pencil, Plus } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { isProfileSetting, PROFILE_SETTINGS } from './company-form.tsx';
import { useSettings, type Setting } from './settings-requests.ts';
import { EditContext, useInlineEdit } from './use-setting-draft.ts';
import { NewSetting, SettingCell } from './setting-cell.tsx';

const SORT = { column: 'variable', descending: false } as const;
const PAGE_SIZES = [15] as const;
const keyOf = ({ id }: Setting) => id;
const nameOf = ({ variable }: Setting) => variable;

/**
 * Generic table of names and values, edited inline (specification/registers.md#settings). Profile settings are edited in the company tab, where they
 * are validated.
 */
export function TableTab({ onCompany }: { readonly onCompany: () => void }): ReactNode {
  const t = useT();
  const query = useSettings();
  const table = useRef<TableHandle>(null);
  const [isAdding, setAdding] = useState(false);
  const offline = useOnline() ? undefined : t('form.offline');
  const inline = useInlineEdit(query.data, (id) => table.current?.reveal(id));
  const { id: edited, edit } = inline;
  const refusal = useCallback(
    ({ variable }: Setting) => {
      const known = KNOWN_SETTINGS[variable];
      return known?.fixed ? t(known.about) : offline;
    },
    [t, offline],
  );
  const open = (setting: Setting) =>
    isProfileSetting(setting.variable) ? onCompany() : refusal(setting) === undefined && void edit(setting);
  const rowActions = useCallback(
    (setting: Setting): readonly RowAction[] => {
      if (isProfileSetting(setting.variable))
        return [
          {
            id: 'company',
            label: t('settings.inCompany'),
            icon: <Pencil aria-hidden />,
            inline: true,
            shortcut: 'Enter',
            onSelect: onCompany,
          },
        ];
      // An edited row has its buttons beside its fields instead.
      if (setting.id === edited) return [];
      return [
        {
          id: 'edit',
          label: t('shared.edit'),
          icon: <Pencil aria-hidden />,
          inline: true,
          shortcut: 'Enter',
          disabled: refusal(setting),
          onSelect: () => void edit(setting),
        },
      ];
    },
    [t, refusal, edited, edit, onCompany],
  );
  return (
    <EditContext value={inline}>
      {isAdding && query.data && (
        <NewSetting
          settings={query.data}
          onAdded={(id) => {
            setAdding(false);
            table.current?.reveal(id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <DataTable
        ref={table}
        tableId="settings"
        label={t('settings.list')}
        columns={settingColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={rowActions}
        onOpen={open}
        csvName="settings"
        emptyText={t('settings.empty')}
        tools={
          <Button
            variant="solid"
            icon={<Plus aria-hidden />}
            disabled={offline !== undefined || query.data === undefined || isAdding}
            onClick={() => setAdding(true)}
          >
            {t('settings.add')}
          </Button>
        }
      />
    </EditContext>
  );
}

/** Space beside an inline editor for its buttons or its error, in px. */
const EDITING = 220;

/** Empty for a setting that users added: it has only its name. */
const labelOf = ({ variable }: Setting, { t }: FormattingContext): string => {
  const words = KNOWN_SETTINGS[variable];
  return words ? t(words.label) : '';
};

const wordsOf = (name: string): SettingWords => ({ label: `settings.label.${name}`, about: `settings.about.${name}` });

/** Descriptions of settings of the profile that say more than that invoices show them. */
const ABOUT_PROFILE: Readonly<Record<string, string>> = {
  adminPrice: messageKey('settings.about.adminPrice'),
  companySite: messageKey('settings.company.companySite.help'),
  epcReference: messageKey('settings.about.epcReference'),
  min10km: messageKey('settings.about.insurer'),
  noticeTerm: messageKey('settings.about.noticeTerm'),
  writeOffLimit: messageKey('settings.about.writeOffLimit'),
  paymentTerm: messageKey('settings.about.paymentTerm'),
  plus10km: messageKey('settings.about.insurer'),
};

/** Settings known to the application; all others were added by users. */
const KNOWN_SETTINGS: Readonly<Record<string, SettingWords>> = {
  ...Object.fromEntries(
    PROFILE_SETTINGS.map((name) => [
      name,
      { label: `settings.company.${name}`, about: ABOUT_PROFILE[name] ?? messageKey('settings.about.invoices') },
    ]),
  ),
  booqitInsuranceId: wordsOf('booqitInsuranceId'),
  driverToAssign: wordsOf('driverToAssign'),
  planningSlack: wordsOf('planningSlack'),
  ...Object.fromEntries(
    [...Object.keys(PAYMENT_SETTINGS), SEPA_SETTING, CREDITOR_SETTING, UBL_MAILS_SETTING].map((name) => [
      name,
      wordsOf(name),
    ]),
  ),
  positionDays: wordsOf('positionDays'),
  ...Object.fromEntries(Object.keys(PLAN_SETTINGS).map((name) => [name, wordsOf(name)])),
  bookingRefresh: { ...wordsOf('bookingRefresh'), fixed: true },
  waitPrice: { ...wordsOf('waitPrice'), fixed: true },
  idleMinutes: { label: messageKey('settings.label.idleMinutes'), about: messageKey('settings.about.access') },
  secondFactorRoles: {
    label: messageKey('settings.label.secondFactorRoles'),
    about: messageKey('settings.about.access'),
  },
};

/** Columns: label, value, description and name of a setting. */
const settingColumns: readonly TableColumn<Setting>[] = [
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

interface SettingWords {
  readonly label: string;
  readonly about: string;
  /** Replaced by a rule of the application, as `about` says: read-only. */
  readonly fixed?: true;
}
