import type { IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, ErrorState, Heading, Link, Panel, Skeleton, Text } from '@navette/shared/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { POINTS, type useChecklist } from './closing-requests.ts';

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(19rem, 1fr))',
  gap: '1',
  columnGap: '6',
  marginTop: '2',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: '2' },
  '& svg': { flexShrink: 0, width: '1.1em', height: '1.1em' },
} as const;

interface ChecklistProps {
  readonly query: ReturnType<typeof useChecklist>;
  readonly until: IsoDate;
}

/** Points that are still open in the period to close; each leads to the list that shows it (specification/closing.md#checklist). */
export function Checklist({ query: { data, error, isFetching, refetch }, until }: ChecklistProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  return (
    <Panel aria-labelledby="closing-checklist" aria-busy={isFetching}>
      <Heading as="h2" size="md" id="closing-checklist">
        {t('closing.checklist')}
      </Heading>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <>
          <Text tone="muted">
            {t('closing.checklist.period', { from: formatDate(data.start), to: formatDate(until) })}
          </Text>
          <Box as="ul" css={LIST}>
            {data.points.map(({ point, count }) => {
              const { text, list } = POINTS[point];
              return (
                <li key={point}>
                  {count > 0 ? (
                    <>
                      <Box as={CircleAlert} aria-hidden color="orange.fg" />
                      <Link to={`${list}${list.endsWith('?') ? '' : '&'}from=${data.start}&to=${until}`}>
                        {t(text, { count })}
                      </Link>
                    </>
                  ) : (
                    <>
                      <Box as={CircleCheck} aria-hidden color="green.fg" />
                      {t(text, { count: 0 })}
                    </>
                  )}
                </li>
              );
            })}
          </Box>
        </>
      ) : (
        <Skeleton height="4rem" />
      )}
    </Panel>
  );
}
