import { useT } from '@navette/shared/i18n';
import { Badge, Button } from '@navette/shared/ui';
import { memo, type ReactNode } from 'react';
import { exceptionStyles } from './exception-styles.ts';
import { severityOf, type ExceptionKind, type Severity } from './exceptions-of.ts';

/** Count of the exceptions of a kind. */
export interface ExceptionCountProps {
  readonly kind: ExceptionKind;
  readonly count: number;
  /** The steps are filtered by this kind. */
  readonly isChosen: boolean;
  readonly onToggle: (kind: ExceptionKind) => void;
}

const PALETTES = { severe: 'red', warning: 'orange', minor: 'gray' } as const satisfies Record<Severity, string>;

/** Toggle button with a kind of exception and its count; it filters the steps by that kind. */
export const ExceptionCount = memo(function ExceptionCount({
  kind,
  count,
  isChosen,
  onToggle,
}: ExceptionCountProps): ReactNode {
  const t = useT();
  const { icon: Icon, label } = exceptionStyles[kind];
  return (
    <Button
      size="sm"
      variant={isChosen ? 'solid' : 'outline'}
      aria-pressed={isChosen}
      icon={<Icon aria-hidden />}
      onClick={() => onToggle(kind)}
    >
      {t(label)} <Badge colorPalette={PALETTES[severityOf(kind)]}>{count}</Badge>
    </Button>
  );
});
