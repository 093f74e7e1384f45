import { useT } from '@navette/shared/i18n';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import type { TimelineView } from './use-view.ts';

/** Switch between board and table. */
export function ViewSwitch({
  view,
  onChange,
}: {
  readonly view: TimelineView;
  readonly onChange: (view: TimelineView) => void;
}): ReactNode {
  const t = useT();
  const segments = [
    { value: 'board' as const, label: t('timeline.view.board') },
    { value: 'table' as const, label: t('timeline.view.table') },
  ];
  return <SegmentedControl label={t('timeline.view')} value={view} onChange={onChange} segments={segments} />;
}
