import { useT } from '@navette/shared/i18n';
import { liveStore, type Demand } from '@navette/shared/realtime';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type SeenBooking, versionOfSeen } from '../bookings/version-of-seen.ts';
import { useOfferUndo } from '../bookings/undo.ts';
import { useAskConflicts } from '../conflicts/conflict-list.tsx';
import { api, dataOf } from '@navette/shared/api';
import type { components } from '@navette/openapi/types';

export interface DemandAnswers {
  /** @param seen state of the booking on the screen */
  readonly grant: (demand: Demand, seen?: SeenBooking) => Promise<void>;
  readonly refuse: (demand: Demand, driver: string) => Promise<void>;
  /** Key of the demand that is being answered. */
  readonly busy: string | null;
}

const removeDemand = async (key: string) => (await liveStore()).remove('demands', key);

/**
 * Answers demands: granting changes the booking, after the driver's conflicts were confirmed, and removes the demand;
 * refusing removes it after a question. The driver is notified either way; a failed notification does not undo the
 * answer. Granting can be undone.
 * @param open the open demands, updated live
 */
export function useAnswerDemand(open: readonly Demand[]): DemandAnswers {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const askConflicts = useAskConflicts('shared.cancel');
  const offerUndo = useOfferUndo();
  const [busy, setBusy] = useState<string | null>(null);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  }, [open]);

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
  const notify = useCallback(
    (
      { id, driverId }: Demand,
      message: 'demands.granted.message' | 'demands.refused.message' | 'demands.undone.message',
    ) =>
      notifyDriver(driverId, t(message, { id })).catch(
        (error: unknown) => void toast.failure(t('demands.tell.failed', { id }), error),
      ),
    [t, toast],
  );
  const grant = useCallback(
    (demand: Demand, seen?: SeenBooking) =>
      answer(
        demand,
        async () => {
          const granted = await grantDemand(demand, { seen }).catch(async (refusal: unknown) =>
            (await askConflicts(refusal)) ? grantDemand(demand, { seen, assignAnyway: true }) : undefined,
          );
          if (!granted) return;
          // The driver is notified that the trip is his, so he is notified of the undo as well.
          toast.success(
            t('demands.granted', { id: demand.id }),
            offerUndo(
              granted.changes,
              (isUndone) => void notify(demand, isUndone ? 'demands.undone.message' : 'demands.granted.message'),
            ),
          );
          await Promise.all([
            notify(demand, 'demands.granted.message'),
            removeDemand(demand.key).catch(
              (error: unknown) => void toast.failure(t('demands.left', { id: demand.id }), error),
            ),
          ]);
        },
        'demands.grant.failed',
      ),
    [answer, askConflicts, notify, offerUndo, t, toast],
  );
  const refuse = useCallback(
    async (demand: Demand, driver: string) => {
      if (
        !(await confirm({
          title: t('demands.refuse.title', { id: demand.id }),
          body: t('demands.refuse.body', { driver }),
          confirmLabel: t('demands.refuse'),
          icon: <X aria-hidden />,
        }))
      )
        return;
      if (!latest.current.some(({ key }) => key === demand.key)) {
        // A colleague granted it while the question was open: the driver must not get a refusal.
        toast.info(t('demands.answered', { id: demand.id }));
        return;
      }
      await answer(
        demand,
        async () => {
          await removeDemand(demand.key);
          await notify(demand, 'demands.refused.message');
        },
        'demands.refuse.failed',
      );
    },
    [answer, confirm, notify, t, toast],
  );
  return { grant, refuse, busy };
}

/** Sends the driver a message; it is queued when the app is offline. */
const notifyDriver = async (driverId: number, msg: string): Promise<void> => {
  await dataOf(api.POST('/service/notification/message', { body: { driverId, msg } }));
};

interface GrantOptions {
  /** State of the booking on the screen: the call is refused when it has another. */
  readonly seen?: SeenBooking | undefined;
  /** The driver's conflicts were shown and confirmed. */
  readonly assignAnyway?: boolean;
}

/**
 * Assigns the booking, and the return requested with it, to the driver at the requested price.
 * @throws {ApiProblem} `booking.closed`, `booking.invoiced`, `record.changed`, `booking.conflicts`, `demand.noReturn`,
 * `demand.inactiveDriver`
 */
const grantDemand = async (
  { id, driverId, price, bookings }: Demand,
  { seen, assignAnyway = false }: GrantOptions,
): Promise<components['schemas']['BookingUpdateAnswer']> => {
  const version = seen && (await versionOfSeen(id, seen));
  return dataOf(
    api.POST('/service/demand/grant', {
      params: { header: version === undefined ? {} : { 'If-Match': version } },
      body: { id, driverId, price, both: bookings.length > 1, assignAnyway },
    }),
  );
};
