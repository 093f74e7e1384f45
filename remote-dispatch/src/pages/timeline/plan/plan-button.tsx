import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { Button } from '@navette/shared/ui';
import { Menu } from '@navette/shared/ui-overlay';
import { useAtomValue } from 'jotai';
import {
  BellRing,
  CalendarDays,
  CalendarSync,
  Hourglass,
  UserRoundMinus,
  UserRoundX,
  UsersRound,
  WandSparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { PLAN_SCOPES, type PlanScopeChoice, type PlanStart, type TripActs } from '../model/planning-parts.ts';
import { waitingNoticesAtom } from './waiting-notices.ts';

const ICONS = { day: CalendarDays, shown: UsersRound, toAssign: UserRoundX } as const satisfies Record<
  PlanScopeChoice,
  unknown
>;

interface PlanButtonProps {
  /** A plan is asked for or previewed already. */
  readonly disabled: boolean;
  readonly onStart: (start: PlanStart) => void;
  readonly onDriver: TripActs['driver'];
}

/** Menu that proposes a plan of the day; beside it, while an applied plan has drivers to notify, the button that does. */
export function PlanButton({ disabled, onStart, onDriver }: PlanButtonProps): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const waiting = useAtomValue(waitingNoticesAtom).length;
  return (
    <>
      <Menu
        placement="bottom-start"
        trigger={
          <Button icon={<WandSparkles aria-hidden />} disabled={disabled || !isOnline} data-plan-button="">
            {t('timeline.plan')}
          </Button>
        }
        items={[
          ...PLAN_SCOPES.map((scope) => {
            const Icon = ICONS[scope];
            return {
              id: scope,
              label: t(`timeline.plan.scope.${scope}`),
              icon: <Icon aria-hidden />,
              onSelect: () => onStart({ kind: 'plan', scope }),
            };
          }),
          { id: 'others', divider: true },
          {
            id: 'series',
            label: t('timeline.plan.scope.series'),
            icon: <CalendarSync aria-hidden />,
            onSelect: () => void navigate('/timeline/standing-orders'),
          },
          { id: 'drivers', divider: true },
          {
            id: 'away',
            label: t('timeline.plan.away'),
            icon: <UserRoundMinus aria-hidden />,
            onSelect: () => onDriver('away', null),
          },
          {
            id: 'late',
            label: t('timeline.plan.late'),
            icon: <Hourglass aria-hidden />,
            onSelect: () => onDriver('late', null),
          },
        ]}
      />
      {waiting > 0 && !disabled && (
        <Button icon={<BellRing aria-hidden />} disabled={!isOnline} onClick={() => onStart({ kind: 'notify' })}>
          {t('timeline.plan.notify.now', { count: waiting })}
        </Button>
      )}
    </>
  );
}
