import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { describeFault } from '../kit/describe-fault.ts';
import { Box, Flex } from '../kit/layout.ts';
import { Text } from '../kit/text.tsx';
import { StatusMark } from '../status/status-mark.tsx';
import type { BulkTexts } from './bulk-job.ts';
import type { Outcome } from './outcome.ts';

/** A record with its result; undefined until there is one. */
export interface ResultLineProps<Row> {
  readonly row: Row;
  readonly outcome: Outcome | undefined;
  readonly texts: BulkTexts;
  /** Names the record. */
  readonly nameOf: (row: Row) => ReactNode;
  /** Why it was refused, where the problem's own text says too little; undefined elsewhere. */
  readonly reasonOf?: ((outcome: Outcome | undefined) => ReactNode | undefined) | undefined;
}

/** Row of the results: record, result, and the reason if it was refused. */
export function ResultLine<Row>({ row, outcome, texts, nameOf, reasonOf }: ResultLineProps<Row>): ReactNode {
  const t = useT();
  const style = outcome && texts.outcomes[outcome.state];
  const reason = reasonOf?.(outcome);
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" paddingBlock="1.5">
      <Flex gap="3" wrap="wrap" align="center">
        {nameOf(row)}
        {style ? <StatusMark status={style} /> : <Text tone="muted">{t(texts.pending)}</Text>}
      </Flex>
      {reason === undefined ? (
        outcome?.problem !== undefined && <Reason problem={outcome.problem} />
      ) : (
        <Box ps="2">{reason}</Box>
      )}
    </Box>
  );
}

function Reason({ problem }: { readonly problem: unknown }): ReactNode {
  const t = useT();
  const { messageKey, params } = describeFault(problem);
  return (
    <Text ps="2" color="fg.error">
      {t(messageKey, params)}
    </Text>
  );
}
