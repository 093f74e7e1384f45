import { sumMoney } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Text } from '@navette/shared/ui';
import { Checkbox, Dialog } from '@navette/shared/ui-overlay';
import { type ReactNode, useState } from 'react';
import { invoiceText } from '../../entities/account/account-requests.ts';
import { certainOf, type MatchedLine } from '../../entities/bank-line/bank-lines.ts';
import { RULES } from '../../entities/bank-line/line-status.ts';
import { RuleText } from './rule-text.tsx';

/** Maximum transactions of one call. */
export const MOST_AT_ONCE = 2000;

const ROW = { display: 'flex', alignItems: 'center', gap: '2', borderBottomWidth: '1px', paddingBlock: '0.5' } as const;

interface CertainDialogProps {
  readonly lines: readonly MatchedLine[];
  readonly onTake: (lines: readonly MatchedLine[]) => void;
  readonly onClose: () => void;
}

/** Preview of all certain proposals, of which some can be left out. */
export function CertainDialog({ lines, onTake, onClose }: CertainDialogProps): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [shown] = useState(() => lines.slice(0, MOST_AT_ONCE));
  const chosen = shown.filter(({ id }) => !left.has(id));
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <Dialog
      open
      size={800}
      title={t('transactions.match.all.title', { count: chosen.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button
            variant="solid"
            disabled={chosen.length === 0}
            onClick={() => {
              onClose();
              onTake(chosen);
            }}
          >
            {t('transactions.match.all.confirm')}
          </Button>
        </>
      }
      initialFocus={lastButton}
    >
      <Text>{t('reconciling.all.body', { total: formatMoney(sumMoney(chosen.map(({ rest }) => rest))) })}</Text>
      <Box as="ul" aria-label={t('reconciling.all.list')}>
        {shown.map((line) => {
          const certain = certainOf(line);
          return (
            <Box as="li" key={line.id} css={ROW}>
              <Box flex="1 1 auto" minWidth="0">
                <Checkbox checked={!left.has(line.id)} onChange={(isChosen) => toggle(line.id, isChosen)}>
                  {`${formatDate(line.date)} · ${line.counterparty ?? line.detail}`}
                  {certain && (
                    <Text as="span" tone="muted" textStyle="xs" display="block" overflowWrap="anywhere">
                      {`${invoiceText(t, certain)} · ${certain.name} · ${t(RULES[certain.rule])}`}
                    </Text>
                  )}
                  {!certain && line.rule && <RuleText rule={line.rule} />}
                </Checkbox>
              </Box>
              <Flex whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {formatMoney(line.rest)}
              </Flex>
            </Box>
          );
        })}
      </Box>
    </Dialog>
  );
}

/** The button that takes them, so that Enter confirms what was looked at. */
const lastButton = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] footer button')].at(-1) ?? null;
