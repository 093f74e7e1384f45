import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Flex, StatusMark, Text } from '@navette/shared/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, type UIEvent, useCallback, useState } from 'react';
import { type MatchedLine, matchState } from '../../entities/bank-line/bank-lines.ts';
import { LINE_STYLES } from '../../entities/bank-line/line-status.ts';

/** Lines that are drawn at first, and with each scroll towards the end. */
const DRAWN = 200;
/** Pixels before the end of the list at which more lines are drawn, and lines that are drawn beyond the current one. */
const AHEAD = 600;
const BEYOND = 20;

const LIST = {
  overflowY: 'auto',
  flex: '1 1 auto',
  minHeight: '0',
  borderWidth: '1px',
  borderRadius: 'l2',
  bg: 'bg.panel',
  _print: { overflow: 'visible' },
} as const;
const ROW = {
  display: 'block',
  width: '100%',
  textAlign: 'start',
  paddingInline: '2',
  paddingBlock: '1.5',
  cursor: 'pointer',
  borderBottomWidth: '1px',
  borderInlineStartWidth: '4px',
  borderInlineStartColor: 'transparent',
  _hover: { bg: 'bg.subtle' },
  _focusVisible: { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '&[aria-current]': { bg: 'bg.muted', borderInlineStartColor: 'fg' },
} as const;

interface LineListProps {
  readonly lines: readonly MatchedLine[];
  readonly current: number | undefined;
  /** Whether the focus follows the current line, as after a key; the address changes later than the key. */
  readonly follows: RefObject<boolean>;
  readonly onChoose: (id: number) => void;
  /** Enter on the current line. */
  readonly onEnter: () => void;
  readonly label: string;
}

/** Bank transactions of the chosen list; the arrows move from one to the next. */
export function LineList({ lines, current, follows, onChoose, onEnter, label }: LineListProps): ReactNode {
  const t = useT();
  const { formatDate, formatMoney } = useFormats();
  const [drawn, setDrawn] = useState(DRAWN);
  // A key or a link may lead beyond what was scrolled to.
  const most = Math.max(drawn, lines.findIndex(({ id }) => id === current) + BEYOND);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (most < lines.length && scrollHeight - scrollTop - clientHeight < AHEAD) setDrawn(most + DRAWN);
  };
  const showCurrent = useCallback(
    (button: HTMLButtonElement | null) => {
      button?.scrollIntoView({ block: 'nearest' });
      if (follows.current) button?.focus();
    },
    [follows],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!event.repeat) onEnter();
  };
  return (
    <Box as="ul" aria-label={label} css={LIST} onScroll={onScroll}>
      {lines.slice(0, most).map((line) => {
        const isCurrent = line.id === current;
        const who = line.counterparty || line.detail;
        return (
          <li key={line.id}>
            <Box
              as="button"
              ref={isCurrent ? showCurrent : undefined}
              css={ROW}
              aria-current={isCurrent || undefined}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onChoose(line.id)}
              onKeyDown={isCurrent ? onKeyDown : undefined}
            >
              <Flex gap="2" justifyContent="space-between">
                <Text as="span" textStyle="xs" tone="muted">
                  {formatDate(line.date)}
                </Text>
                <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                  {formatMoney(line.rest === 0 ? line.amount : line.rest)}
                </Text>
              </Flex>
              <Text as="span" display="block" truncate title={who}>
                {who}
              </Text>
              <Text as="span" display="block" textStyle="xs" tone="muted">
                <StatusMark status={LINE_STYLES[matchState(line)]} />
                {line.rest !== 0 &&
                  line.matched !== 0 &&
                  ` · ${t('reconciling.of', { amount: formatMoney(line.amount) })}`}
              </Text>
            </Box>
          </li>
        );
      })}
    </Box>
  );
}
