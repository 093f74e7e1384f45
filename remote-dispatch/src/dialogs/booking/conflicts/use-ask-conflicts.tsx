import { ApiProblem } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { useConfirm } from '@navette/shared/ui-overlay';
import { TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';
import { conflictsOf } from '../../../conflicts/conflict.ts';
import { ConflictList } from '../../../conflicts/conflict-list.tsx';

const MOST_SHOWN = 12;

/**
 * Gives the function that, when a save was refused because of conflicts of the driver, names them and asks whether to assign all the same. Resolves with the
 * answer; rejects with any other error as it is.
 * @param backKey message key of the button that does not assign
 */
export function useAskConflicts(backKey = 'booking.duplicate.back'): (refusal: unknown) => Promise<boolean> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    async (refusal) => {
      const conflicts = conflictsOf(refusal);
      if (!conflicts) throw refusal;
      return confirm({
        title: t('booking.conflicts.ask'),
        body: (
          <>
            <ConflictList conflicts={conflicts.slice(0, MOST_SHOWN)} />
            {conflicts.length > MOST_SHOWN && (
              <Text>{t('booking.conflicts.more', { count: conflicts.length - MOST_SHOWN })}</Text>
            )}
          </>
        ),
        confirmLabel: t('booking.conflicts.assign'),
        cancelLabel: t(backKey),
        danger: false,
        icon: <TriangleAlert aria-hidden />,
      });
    },
    [backKey, confirm, t],
  );
}

/** The refusal for conflicts as the form shows it: nothing went wrong, there is no incident to name. */
export function withoutIncident(refusal: unknown): unknown {
  if (!(refusal instanceof ApiProblem)) return refusal;
  const { status, code, messageKey, fields, params } = refusal;
  return new ApiProblem(
    { status, code, messageKey, fields, incidentId: '', ...(params && { params }) },
    { cause: refusal },
  );
}
