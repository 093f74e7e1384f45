import { type IsoDate, openPoints } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { focusGivenBack, useAskReason, useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useCallback, useState } from 'react';
import {
  type ClosedKind,
  type ClosingForm,
  hasOpenPoints,
  KIND_NAMES,
  moveClosing,
  POINTS,
  refreshClosing,
  type useChecklist,
} from './closing-requests.ts';

type Points = NonNullable<ReturnType<typeof useChecklist>['data']>['points'];

interface MoveClosing {
  readonly running: boolean;
  /** Closes kinds until a day, after a question that names the open points. Resolves with whether it is done. */
  readonly close: (kinds: readonly ClosedKind[], until: IsoDate, points: Points) => Promise<boolean>;
  /** Moves the lock date of a kind back, after a question for the reason. */
  readonly reopen: (kind: ClosedKind, until: IsoDate) => Promise<boolean>;
}

/** Moves lock dates; the checklist is confirmed, and unlocking is given a reason (specification/closing.md#unlocking). */
export function useMoveClosing(): MoveClosing {
  const t = useT();
  const { formatDate } = useFormats();
  const [confirm, askReason, toast] = [useConfirm(), useAskReason(), useToast()];
  const cache = useQueryClient();
  const [running, setRunning] = useState(false);
  const send = useCallback(
    async (body: ClosingForm) => {
      let isDone = true;
      setRunning(true);
      try {
        await moveClosing(body);
        toast.success(t('closing.done'));
      } catch (error) {
        // Something was opened since the checklist was read: it is shown, and confirmed by the next attempt.
        toast.failure(t(hasOpenPoints(error) ? 'closing.changed' : 'closing.failed'), error);
        isDone = false;
      }
      setRunning(false);
      void refreshClosing(cache);
      return isDone;
    },
    [cache, t, toast],
  );
  const close: MoveClosing['close'] = useCallback(
    async (rows, until, points) => {
      const kinds = rows.map(({ kind }) => kind);
      const open = openPoints(kinds, points);
      const yes = await confirm({
        title: t('closing.ask.title', { date: formatDate(until) }),
        body: (
          <>
            <p>{t('closing.ask.body', { kinds: kinds.map((kind) => t(KIND_NAMES[kind])).join(', ') })}</p>
            {open.length > 0 && (
              <>
                <p>{t('closing.ask.open')}</p>
                <Box as="ul" paddingInlineStart="5" listStyleType="disc">
                  {open.map(({ point, count }) => (
                    <li key={point}>{t(POINTS[point].text, { count })}</li>
                  ))}
                </Box>
              </>
            )}
          </>
        ),
        confirmLabel: t(open.length > 0 ? 'closing.ask.anyway' : 'closing.ask.confirm'),
        cancelLabel: t('closing.ask.cancel'),
        danger: false,
        icon: <Lock aria-hidden />,
      });
      if (!yes) return false;
      await focusGivenBack();
      return send({ kinds, until, ...(open.length > 0 && { confirm: true }) });
    },
    [t, formatDate, confirm, send],
  );
  const reopen: MoveClosing['reopen'] = useCallback(
    async ({ kind, until: before }, until) => {
      const reason = await askReason({
        title: t('closing.reopen.title', { kind: t(KIND_NAMES[kind]), date: formatDate(until) }),
        body: t('closing.reopen.body', { date: formatDate(before) }),
        confirmLabel: t('closing.reopen.confirm'),
        cancelLabel: t('closing.reopen.cancel'),
        danger: true,
        icon: <LockOpen aria-hidden />,
        reasonLabel: t('closing.reason'),
        reasonMissing: t('closing.reason.missing'),
      });
      if (reason === undefined) return false;
      await focusGivenBack();
      return send({ kinds: [kind], until, reason });
    },
    [t, formatDate, askReason, send],
  );
  return { running, close, reopen };
}
