import { useT } from '@navette/shared/i18n';
import { liveStore, type Demand } from '@navette/shared/realtime';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useCallback, useState } from 'react';
import { grantDemand } from './requests/grant-demand.ts';
import { tellDriver } from './requests/tell-driver.ts';

/** Granting and refusing demands, one at a time each. */
export interface DemandAnswers {
  readonly grant: (demand: Demand) => Promise<void>;
  readonly refuse: (demand: Demand, driver: string) => Promise<void>;
  /** Key of the demand that is being answered. */
  readonly busy: string | null;
}

const takeAway = async (key: string) => (await liveStore()).remove('demands', key);

/** Answers demands: a granted one changes the booking and is gone; a refused one is gone after a question, and the driver is told. */
export function useAnswerDemand(): DemandAnswers {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const [busy, setBusy] = useState<string | null>(null);
  const answer = useCallback(
    async ({ key, id }: Demand, work: () => Promise<void>, failed: 'demands.grant.failed' | 'demands.refuse.failed') => {
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
  const grant = useCallback(
    (demand: Demand) =>
      answer(
        demand,
        async () => {
          await grantDemand(demand);
          toast.success(t('demands.granted', { id: demand.id }));
          await takeAway(demand.key);
        },
        'demands.grant.failed',
      ),
    [answer, t, toast],
  );
  const refuse = useCallback(
    async (demand: Demand, driver: string) => {
      if (!(await confirm({ title: t('demands.refuse.title', { id: demand.id }), body: t('demands.refuse.body', { driver }), confirmLabel: t('demands.refuse') }))) return;
      await answer(
        demand,
        async () => {
          await takeAway(demand.key);
          await tellDriver(demand.driverId, t('demands.refused.message', { id: demand.id }));
        },
        'demands.refuse.failed',
      );
    },
    [answer, confirm, t],
  );
  return { grant, refuse, busy };
}
