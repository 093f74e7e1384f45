import { useT } from '@navette/shared/i18n';
import { Button, IconButton } from '@navette/shared/ui';
import { BookmarkCheck, CheckCheck, Eraser, GitCompareArrows } from 'lucide-react';
import type { ReactNode } from 'react';

interface PlanningToolsProps {
  /** Open differences; undefined while their number is unknown. */
  readonly differences: number | undefined;
  readonly onDifferences: () => void;
  /** Shows the remembered choices for passengers and places. */
  readonly onChoices: () => void;
  /** Missing: there is nothing to check. */
  readonly onCheck: (() => void) | undefined;
  readonly checking: boolean;
  readonly onClear: () => void;
}

/** Buttons of planning: differences, check and clear (specification/booqit.md#planning). */
export function PlanningTools(props: PlanningToolsProps): ReactNode {
  const { differences, onDifferences, onChoices, onCheck, checking, onClear } = props;
  const t = useT();
  return (
    <>
      <Button
        icon={<GitCompareArrows aria-hidden />}
        {...(differences && { colorPalette: 'orange', variant: 'solid' })}
        onClick={onDifferences}
      >
        {t('differences.open.list', { count: differences ?? '…' })}
      </Button>
      {onCheck && (
        <Button icon={<CheckCheck aria-hidden />} loading={checking} onClick={onCheck}>
          {t('planning.check')}
        </Button>
      )}
      <IconButton label={t('choices.title')} variant="outline" onClick={onChoices}>
        <BookmarkCheck aria-hidden />
      </IconButton>
      <IconButton label={t('planning.clear')} variant="outline" onClick={onClear}>
        <Eraser aria-hidden />
      </IconButton>
    </>
  );
}
