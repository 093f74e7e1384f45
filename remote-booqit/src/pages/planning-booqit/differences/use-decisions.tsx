import { isCancelled } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback, useState, type ReactNode } from 'react';
import { type Decided, type Difference, useDecide } from '../../../entities/difference/use-differences.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DifferenceMatch } from './difference-match.tsx';

/** Apply and Ignore, with the question that a field needs. */
export function useDecisions(): {
  readonly apply: (difference: Difference) => void;
  readonly ignore: (difference: Difference) => void;
  readonly dialog: ReactNode;
} {
  const t = useT();
  const toast = useToast();
  const { mutateAsync } = useDecide();
  const [asked, setAsked] = useState<Difference>();
  const close = () => setAsked(undefined);

  const decide = useCallback(
    async (difference: Difference, decided: Decided) => {
      try {
        await mutateAsync({ difference, decided });
        toast.success(t(decided.decision === 'apply' ? 'differences.applied' : 'differences.ignored'));
      } catch (error) {
        toast.failure(t('differences.failed'), error);
      }
    },
    [mutateAsync, toast, t],
  );
  const apply = useCallback(
    (difference: Difference) => {
      const { field, token } = difference;
      const asks = field === 'passenger' || field === 'care' || (field === 'status' && isCancelled(token));
      if (asks) setAsked(difference);
      else void decide(difference, { decision: 'apply' });
    },
    [decide],
  );
  const ignore = useCallback((difference: Difference) => void decide(difference, { decision: 'ignore' }), [decide]);

  return { apply, ignore, dialog: asked && question(asked) };

  function question(difference: Difference): ReactNode {
    if (difference.field === 'status')
      return (
        <CancelDialog
          difference={difference}
          onClose={close}
          onCancelBooking={(alsoLinked) => void decide(difference, { decision: 'apply', alsoLinked })}
        />
      );
    return (
      <DifferenceMatch
        difference={difference}
        onClose={close}
        onChoose={(kind, id) => {
          close();
          void decide(difference, {
            decision: 'apply',
            ...(kind === 'client' ? { clientId: id } : { destinationId: id }),
          });
        }}
      />
    );
  }
}
