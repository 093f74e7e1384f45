import { useT } from '@navette/shared/i18n';
import { liveStore, type Demand } from '@navette/shared/realtime';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAskConflicts } from '../../dialogs/booking/conflicts/use-ask-conflicts.tsx';
import { grantDemand, type SeenBooking } from './requests/grant-demand.ts';
import { tellDriver } from './requests/tell-driver.ts';

/** Granting and refusing demands, one at a time each. */
export interface DemandAnswers {
  /** @param seen where the booking stands on the screen */
  readonly grant: (demand: Demand, seen?: SeenBooking) => Promise<void>;
  readonly refuse: (demand: Demand, driver: string) => Promise<void>;
  /** Key of the demand that is being answered. */
  readonly busy: string | null;
}

const takeAway = async (key: string) => (await liveStore()).remove('demands', key);

/**
 * Answers demands: a granted one changes the booking, after the driver's conflicts were accepted, and is gone; a refused one is gone after a question. The
 * driver is told either way; that it fails does not undo the answer.
 * @param standing the demands that nobody has answered yet, as they are told live
 */
export function useAnswerDemand(standing: readonly Demand[]): DemandAnswers {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const askConflicts = useAskConflicts('shared.cancel');
  const [busy, setBusy] = useState<string | null>(null);
  const latest = useRef(standing);
  useEffect(() => {
    latest.current = standing;
  }, [standing]);

  const answer = useCallback(
    async (
      { key, id }: Demand,
      work: () => Promise<void>,
      failed: 'demands.grant.failed' | 'demands.refuse.failed',
    ) => {
      setBusy(key);
      try {
        await work();
      } catch (error) {
        toast.failure(t(failed, { id }), error);
      } finally {
        setBusy(null);
      }
    },
    [t, toast],
  );
  const tell = useCallback(
    ({ id, driverId }: Demand, said: 'demands.granted.message' | 'demands.refused.message') =>
      tellDriver(driverId, t(said, { id })).catch(
        (error: unknown) => void toast.failure(t('demands.tell.failed', { id }), error),
      ),
    [t, toast],
  );
  const grant = useCallback(
    (demand: Demand, seen?: SeenBooking) =>
      answer(
        demand,
        async () => {
          try {
            await grantDemand(demand, { seen });
          } catch (refusal) {
            if (!(await askConflicts(refusal))) return;
            await grantDemand(demand, { seen, assignAnyway: true });
          }
          toast.success(t('demands.granted', { id: demand.id }));
          await Promise.all([
            tell(demand, 'demands.granted.message'),
            takeAway(demand.key).catch(
              (error: unknown) => void toast.failure(t('demands.left', { id: demand.id }), error),
            ),
          ]);
        },
        'demands.grant.failed',
      ),
    [answer, askConflicts, tell, t, toast],
  );
  const refuse = useCallback(
    async (demand: Demand, driver: string) => {
      if (
        !(await confirm({
          title: t('demands.refuse.title', { id: demand.id }),
          body: t('demands.refuse.body', { driver }),
          confirmLabel: t('demands.refuse'),
        }))
      )
        return;
      if (!latest.current.some(({ key }) => key === demand.key)) {
        // A colleague granted it while the question stood: the driver is told no other thing.
        toast.info(t('demands.answered', { id: demand.id }));
        return;
      }
      await answer(
        demand,
        async () => {
          await takeAway(demand.key);
          await tell(demand, 'demands.refused.message');
        },
        'demands.refuse.failed',
      );
    },
    [answer, confirm, tell, t, toast],
  );
  return { grant, refuse, busy };
}
