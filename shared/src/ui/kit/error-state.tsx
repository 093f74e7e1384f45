import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { Button } from './button.tsx';
import { describeFault } from './describe-fault.ts';

/** Props of {@link EmptyState}. */
interface EmptyStateProps {
  /** One sentence: what is missing, and why. */
  readonly title: string;
  readonly icon?: ReactNode;
  /** Buttons with possible actions. */
  readonly children?: ReactNode;
}

const Empty = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    py: '8',
    px: '4',
    textAlign: 'center',
    color: 'fg.muted',
    '& > svg': { width: '1.75rem', height: '1.75rem', color: 'fg.subtle' },
  },
});

/** Placeholder for an empty list or panel. */
export function EmptyState({ title, icon, children }: EmptyStateProps): ReactNode {
  return (
    <Empty>
      {icon}
      <p>{title}</p>
      {children}
    </Empty>
  );
}

/** Props of {@link ErrorState}. */
interface ErrorStateProps {
  /** Title in the user's words ("The bookings can't be shown"). */
  readonly title?: string;
  /** The thrown value; an `ApiProblem` gives its message, code and incident id. */
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    py: '8',
    px: '4',
    textAlign: 'center',
    '& > svg': { width: '1.75rem', height: '1.75rem', color: 'fg.error' },
  },
});

/** Message, code and incident of a failure, with a Retry that keeps the focus while it works. */
export function ErrorState({ title, error, onRetry, retrying = false }: ErrorStateProps): ReactNode {
  const t = useT();
  const fault = describeFault(error);
  return (
    <Root role="alert">
      <CircleAlert aria-hidden />
      {title !== undefined && <chakra.p fontWeight="semibold">{title}</chakra.p>}
      <p>{t(fault.messageKey, fault.params)}</p>
      <chakra.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('shared.fault.code', { code: fault.code })}
        {fault.incidentId !== undefined && ` · ${t('shared.fault.incident', { incident: fault.incidentId })}`}
      </chakra.p>
      {onRetry && (
        <Button icon={<RotateCw aria-hidden />} loading={retrying} onClick={onRetry}>
          {t('shared.retry')}
        </Button>
      )}
    </Root>
  );
}
