import { useT } from '@navette/shared/i18n';
import { Alert, Box, Button, describeFault, Heading, Stack, Text } from '@navette/shared/ui';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import { BellRing, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ConflictList } from '../../../conflicts/conflict-list.tsx';
import { conflictsIn, type Conflict } from '../../../conflicts/conflict.ts';
import { sendDriverChanges, type DriverChanges } from './plan-notices.ts';
import type { PlanWords } from './plan-words.ts';
import type { AppliedChange } from './use-apply-plan.ts';

/** Outcome of an applied plan. */
export interface AppliedPlan {
  readonly results: readonly AppliedChange[];
  readonly waiting: readonly DriverChanges[];
}

interface AppliedDialogProps {
  readonly applied: AppliedPlan;
  /** Whom to call. */
  readonly calls?: ReactNode;
  readonly words: Pick<PlanWords, 'trip' | 'driver'>;
  readonly otherOf: (bookingId: number) => string | undefined;
  /** Called with the drivers who still have to be notified. */
  readonly onClose: (waiting: readonly DriverChanges[]) => void;
}

/** Changes that were applied, those that were not and why, and the question whether to notify the drivers now or later. */
export function AppliedDialog({ applied, calls, words, otherOf, onClose }: AppliedDialogProps): ReactNode {
  const { trip, driver } = words;
  const t = useT();
  const toast = useToast();
  const [waiting, setWaiting] = useState(applied.waiting);
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const refused = applied.results.filter(({ result }) => result === 'refused');
  const done = applied.results.length - refused.length;
  const isLater = applied.results.length === 0;

  async function notify(): Promise<void> {
    setSending(true);
    setFailure(undefined);
    const answers = await Promise.allSettled(
      waiting.map((changes) => sendDriverChanges(changes, driver(changes.driverId))),
    );
    setSending(false);
    const left = waiting.filter((_, index) => answers[index]?.status === 'rejected');
    const broken = answers.find((answer) => answer.status === 'rejected');
    setWaiting(left);
    if (broken) return setFailure(broken.reason);
    const isDelivered = answers.every((answer) => answer.status === 'fulfilled' && answer.value);
    toast.success(t('timeline.plan.notified', { count: waiting.length }), {
      detail: t(isDelivered ? 'notice.delivered' : 'notice.waits'),
    });
    onClose([]);
  }

  return (
    <Dialog
      open
      onClose={() => onClose(waiting)}
      title={isLater ? t('timeline.plan.notify.title') : t('timeline.plan.applied', { count: done })}
      footer={
        waiting.length === 0 ? (
          <Button variant="solid" data-autofocus onClick={() => onClose([])}>
            {t('shared.close')}
          </Button>
        ) : (
          <>
            <Button onClick={() => onClose(waiting)}>{t('timeline.plan.notify.later')}</Button>
            <Button
              variant="solid"
              data-autofocus
              icon={<BellRing aria-hidden />}
              loading={isSending}
              onClick={() => void notify()}
            >
              {t('timeline.plan.notify.now', { count: waiting.length })}
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        {isLater ? null : refused.length === 0 ? (
          <Box display="flex" gap="2" alignItems="center">
            <CircleCheck size={18} aria-hidden />
            <Text>{t('timeline.plan.applied.all')}</Text>
          </Box>
        ) : (
          <Stack gap="2">
            <Alert status="warning" live={false} title={t('timeline.plan.applied.not', { count: refused.length })} />
            <Stack as="ul" gap="2" listStyleType="none" padding="0" margin="0">
              {refused.map((result) => (
                <Box as="li" key={result.id}>
                  <Text fontWeight="medium">{trip(result.id)}</Text>
                  <Reason result={result} otherOf={otherOf} />
                </Box>
              ))}
            </Stack>
          </Stack>
        )}
        {waiting.length > 0 && (
          <Stack gap="2">
            <Text>{t('timeline.plan.notify.ask', { count: waiting.length })}</Text>
            <Stack as="ul" gap="0.5" textStyle="xs" paddingInlineStart="4" margin="0">
              {waiting.map(({ driverId, trips }) => (
                <li key={driverId}>
                  {t('timeline.plan.notify.driver', { driver: driver(driverId), count: trips.length })}
                </li>
              ))}
            </Stack>
          </Stack>
        )}
        {calls && (
          <Stack gap="1">
            <Heading as="h3" size="sm">
              {t('timeline.plan.calls')}
            </Heading>
            {calls}
          </Stack>
        )}
        {failure !== undefined && (
          <Alert status="error" title={t('timeline.plan.notify.failed', { count: waiting.length })}>
            <Fault error={failure} />
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

function Fault({ error }: { readonly error: unknown }): ReactNode {
  const t = useT();
  const { messageKey, params } = describeFault(error);
  return <Text>{t(messageKey, params)}</Text>;
}

interface ReasonProps {
  readonly result: AppliedChange;
  readonly otherOf: AppliedDialogProps['otherOf'];
}

/** Why a change was not applied: the rule that it would break by now, or what happened to the booking. */
function Reason({ result: { problem }, otherOf }: ReasonProps): ReactNode {
  const conflicts = conflictsOfProblem(problem);
  return conflicts.length > 0 ? <ConflictList {...{ conflicts, otherOf }} /> : <Fault error={problem} />;
}

function conflictsOfProblem(problem: AppliedChange['problem']): readonly Conflict[] {
  if (problem?.code !== 'booking.conflicts') return [];
  return conflictsIn(problem.params?.conflicts) ?? [];
}
