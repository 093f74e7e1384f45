import { invalidate, useOnline } from '@navette/shared/api';
import { ibanText } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import type { RowAction, TableColumn } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { ACTION_NAMES, BankRuleFormDialog, SIGN_NAMES } from '../entities/bank-rule/bank-rule-form.tsx';
import { type BankRule, bankRules, moveBankRule, useBankRules } from '../entities/bank-rule/bank-rules.ts';

const SORT = { column: 'position', descending: false } as const;
const PAGE_SIZES = [40, 'all'] as const;

/** Rules for bank transactions, in the order in which they are tried (specification/payments.md#rules). */
export default function BankRulesPage(): ReactNode {
  return (
    <RecordsPage
      records={useRecords(bankRules, useBankRules())}
      tableId="bankRules"
      columns={COLUMNS}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      csvName="rules"
      moreActions={useMoves()}
      renderForm={(rule, onClose) => <BankRuleFormDialog {...{ rule, onClose }} />}
    />
  );
}

/** Moves of a rule before or after its neighbour. */
function useMoves(): (rule: BankRule) => readonly RowAction[] {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const offline = useOnline() ? undefined : t('form.offline');
  return useCallback(
    ({ id, contains }) => {
      const move = (direction: 'up' | 'down') => async () => {
        await moveBankRule(id, direction).catch((error: unknown) =>
          toast.failure(t('bankRule.move.failed', { name: contains }), error),
        );
        await invalidate(cache, bankRules.invalidates);
      };
      return [
        {
          id: 'up',
          label: t('bankRule.up'),
          icon: <ArrowUp aria-hidden />,
          inline: true,
          disabled: offline,
          onSelect: () => void move('up')(),
        },
        {
          id: 'down',
          label: t('bankRule.down'),
          icon: <ArrowDown aria-hidden />,
          inline: true,
          disabled: offline,
          onSelect: () => void move('down')(),
        },
      ];
    },
    [t, toast, cache, offline],
  );
}

const COLUMNS: readonly TableColumn<BankRule>[] = [
  { id: 'position', header: messageKey('bankRule.position'), value: ({ position }) => position, whole: true },
  { id: 'contains', header: messageKey('bankRule.contains'), value: ({ contains }) => contains, fixed: true, grow: 3 },
  {
    id: 'account',
    header: messageKey('bankRule.account'),
    value: ({ account }) => account,
    text: ({ account }) => ibanText(account ?? ''),
    whole: true,
    hideBelow: 1280,
  },
  {
    id: 'sign',
    header: messageKey('bankRule.sign'),
    value: ({ sign }) => sign,
    text: ({ sign }, { t }) => t(SIGN_NAMES[sign]),
    groups: true,
    hideBelow: 1280,
  },
  {
    id: 'action',
    header: messageKey('bankRule.action'),
    value: ({ action }) => action,
    text: ({ action }, { t }) => t(ACTION_NAMES[action]),
    groups: true,
  },
  {
    id: 'what',
    header: messageKey('bankRule.what'),
    value: ({ reason, category, supplier }) => reason ?? [category, supplier].filter(Boolean).join(' · '),
    grow: 2,
  },
];
