import { invalidate } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import type { RowAction, TableColumn } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useCallback } from 'react';
import { maskedIban } from '../masked-iban.ts';
import { AFTER_MANDATE, endMandate, type Mandate } from './mandate-requests.ts';

export const mandateKey = ({ id }: Mandate): number => id;

export const mandateName = ({ reference }: Mandate): string => reference;

/** The state in which a mandate is, as a message key. */
const stateOf = ({ endedOn, once, used }: Mandate): string => {
  if (endedOn !== null) return messageKey('mandate.state.ended');
  if (once) return messageKey(used ? 'mandate.state.usedUp' : 'mandate.state.once');
  return messageKey(used ? 'mandate.state.recurrent' : 'mandate.state.first');
};

/** Mandates of all clients; those of one leave out the name. */
export const mandateColumns: readonly TableColumn<Mandate>[] = [
  { id: 'name', header: messageKey('batch.name'), value: ({ name }) => name, grow: 2, fixed: true },
  { id: 'reference', header: messageKey('mandate.reference'), value: ({ reference }) => reference, whole: true },
  { id: 'signedOn', header: messageKey('mandate.signedOn'), kind: 'date', value: ({ signedOn }) => signedOn },
  { id: 'iban', header: messageKey('batch.iban'), value: ({ iban }) => maskedIban(iban), whole: true },
  { id: 'holder', header: messageKey('batch.holder'), value: ({ holder }) => holder, hideBelow: 1280 },
  {
    id: 'state',
    header: messageKey('batch.state'),
    value: (mandate) => stateOf(mandate),
    text: (mandate, { t, formats }) =>
      t(stateOf(mandate), { date: mandate.endedOn === null ? '' : formats.formatDate(mandate.endedOn) }),
    groups: (mandate) => stateOf(mandate),
    whole: true,
    fixed: true,
  },
];

/** Revokes a mandate after a question; one that ended has no action. */
export function useMandateActions(): (mandate: Mandate) => readonly RowAction[] {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    ({ id, name, reference, endedOn }) => {
      const words = { name, reference };
      const revoke = async () => {
        const isSure = await confirm({
          title: t('mandate.revoke.title', words),
          body: t('mandate.revoke.body'),
          confirmLabel: t('mandate.revoke'),
          cancelLabel: t('mandate.revoke.keep'),
        });
        if (!isSure) return;
        try {
          await endMandate(id);
          toast.success(t('mandate.revoked', words));
        } catch (error) {
          toast.failure(t('mandate.revoke.failed', words), error);
        }
        void invalidate(cache, AFTER_MANDATE);
      };
      if (endedOn !== null) return [];
      const icon = <Ban aria-hidden />;
      return [
        { id: 'revoke', label: t('mandate.revoke'), icon, inline: true, danger: true, onSelect: () => void revoke() },
      ];
    },
    [t, confirm, toast, cache],
  );
}
