import { useT } from '@navette/shared/i18n';
import { Button, ErrorState, Flex, Heading } from '@navette/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Progress } from './plan-dialog.tsx';
import { planBoxStyle } from './plan-panel.tsx';
import type { PlanSearch } from './use-plan-search.ts';

interface PlanSearchingProps {
  /** Description of the repair. */
  readonly title: string;
  readonly search: PlanSearch;
  /** Cancels the search, and closes. */
  readonly onClose: () => void;
}

/** Beside the board, while a repair is searched for: how far it is, or why it failed, and Cancel. */
export function PlanSearching({ title, search, onClose }: PlanSearchingProps): ReactNode {
  const t = useT();
  const cancel = useRef<HTMLButtonElement>(null);
  const { running, failed } = search;
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Flex as="section" aria-label={title} css={planBoxStyle} padding="2" gap="2">
      <Heading size="sm" as="h2" overflowWrap="anywhere">
        {title}
      </Heading>
      {running && <Progress since={running.since} seconds={running.query.seconds ?? 0} />}
      {failed && (
        <ErrorState
          title={t('timeline.plan.failed')}
          error={failed.error}
          onRetry={() => search.search(failed.query)}
        />
      )}
      <Button ref={cancel} alignSelf="flex-start" icon={<X aria-hidden />} aria-keyshortcuts="Escape" onClick={onClose}>
        {t(failed ? 'shared.close' : 'shared.cancel')}
      </Button>
    </Flex>
  );
}
