import { useT } from '@navette/shared/i18n';
import { Badge, Button } from '@navette/shared/ui';
import { memo, type ReactNode } from 'react';
import { exceptionLooks } from './exception-looks.ts';
import type { ExceptionKind } from './exceptions-of.ts';

/** How many exceptions of a kind there are. */
export interface ExceptionCountProps {
  readonly kind: ExceptionKind;
  readonly count: number;
  /** Only this kind is stepped through. */
  readonly isChosen: boolean;
  readonly onToggle: (kind: ExceptionKind) => void;
}

/** A kind of exception and its count; pressing it narrows the steps to it. */
export const ExceptionCount = memo(function ExceptionCount({
  kind,
  count,
  isChosen,
  onToggle,
}: ExceptionCountProps): ReactNode {
  const t = useT();
  const { icon: Icon, label } = exceptionLooks[kind];
  return (
    <Button
      size="sm"
      variant={isChosen ? 'solid' : 'outline'}
      aria-pressed={isChosen}
      icon={<Icon aria-hidden />}
      onClick={() => onToggle(kind)}
    >
      {t(label)} <Badge>{count}</Badge>
    </Button>
  );
});
