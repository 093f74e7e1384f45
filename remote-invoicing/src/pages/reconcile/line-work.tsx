import { useOnline } from '@navette/shared/api';
import { isIban } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Kbd, useSingleKey } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { Archive, PiggyBank, ReceiptText, Repeat, Scissors } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { BankRuleFormDialog } from '../../entities/bank-rule/bank-rule-form.tsx';
import type { BankRuleForm } from '../../entities/bank-rule/bank-rules.ts';
import type { MatchedLine } from '../../entities/bank-line/bank-lines.ts';
import { type Choice, CHOICE_KEYS, choicesOf } from './choices.ts';
import {
  asidePart,
  bodyOf,
  type ClientCredit,
  creditorOf,
  creditPart,
  type DraftPart,
  newExpensePart,
  problemsOf,
  proposedPart,
  restOfDivision,
  toggled,
} from './division.ts';
import { DivisionEditor } from './division-editor.tsx';
import { LineFacts } from './line-facts.tsx';
import { OpenItemSearch } from './open-item-search.tsx';
import { PartsList } from './parts-list.tsx';
import { Proposals } from './proposals.tsx';
import { UseCreditDialog } from './use-credit-dialog.tsx';
import type { Reconciling } from './use-reconcile.ts';

const WORK = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minHeight: '0',
  overflowY: 'auto',
  borderWidth: '1px',
  borderRadius: 'l2',
  bg: 'bg.panel',
  padding: '3',
} as const;

interface LineWorkProps {
  readonly line: MatchedLine;
  readonly work: Reconciling;
  /** Called when the line is about to be booked, so that the next one is chosen. */
  readonly onLeave: () => void;
  /** Called when something of it takes the focus. */
  readonly onFocus: () => void;
  /** Called when it was refused. */
  readonly onRefused: () => void;
  /** Draft of the division; it belongs to the line, so that choosing another one by chance loses nothing. */
  readonly parts: readonly DraftPart[];
  readonly onParts: (parts: readonly DraftPart[]) => void;
}

/** Work on one bank transaction: what became of it, proposals, search, and its division (specification/payments.md#workbench). */
export function LineWork({ line, work, onLeave, onFocus, onRefused, parts, onParts }: LineWorkProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const offline = useOnline() ? undefined : t('form.offline');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [isRuling, setRuling] = useState(false);
  const [credit, setCredit] = useState<ClientCredit>();
  const field = useRef<HTMLInputElement>(null);
  const choices = choicesOf(line);
  const isOpen = line.rest !== 0;
  const left = restOfDivision(line.rest, parts);
  const can = isOpen && offline === undefined;

  const book = async (act: () => Promise<boolean>) => {
    onLeave();
    if (!(await act())) onRefused();
  };
  const take = (choice: Choice) => void book(() => work.take(line, choice));
  const save = () => {
    if (!can || parts.length === 0) return;
    if (problemsOf(line.rest, parts).size > 0) {
      setTried(true);
      return;
    }
    onParts([]);
    void book(async () => {
      const isDone = await work.divide(line, bodyOf(parts));
      if (!isDone) onParts(parts);
      return isDone;
    });
  };
  const toggle = (part: DraftPart) => onParts(toggled(parts, part));
  /** Adds a part of what is left, or takes it away again. */
  const addRest = (part: DraftPart) => {
    if (left === 0 && !parts.some(({ key }) => key === part.key)) toast.info(t('reconciling.nothingLeft'));
    else toggle(part);
  };
  const keepCredit = () => {
    const [first] = line.proposals;
    const proposed = first?.kind === 'client' ? { clientId: first.payerId, name: first.name } : undefined;
    const creditor = creditorOf(parts) ?? proposed;
    if (creditor) addRest(creditPart(creditor, left));
    else {
      toast.info(t('reconciling.credit.search'));
      field.current?.focus();
    }
  };
  const writeOff = () => {
    const last = parts.findLast((part) => part.type === 'invoice');
    const [first] = line.proposals;
    if (last?.type === 'invoice')
      onParts(parts.map((part) => (part === last ? { ...last, reason: last.reason ?? '' } : part)));
    else if (first) onParts([...parts, { ...proposedPart(first), amount: left, reason: '' }]);
    else {
      toast.info(t('reconciling.writeOff.search'));
      field.current?.focus();
    }
  };
  const aside = () => addRest(asidePart(left));
  const expense = () => addRest(newExpensePart(line.counterparty ?? line.detail, left));
  const isOut = line.rest < 0;

  useChoiceKeys(can ? choices : [], take);
  useSingleKey('/', isOpen ? () => field.current?.focus() : undefined);
  useSingleKey('c', can ? keepCredit : undefined);
  useSingleKey('w', can ? writeOff : undefined);
  useSingleKey('a', can ? aside : undefined);
  useSingleKey('x', can && isOut ? expense : undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  const common = { disabled: offline };
  return (
    <Box as="section" aria-label={t('reconciling.work')} css={WORK} onKeyDown={onKeyDown} onFocus={onFocus}>
      <LineFacts line={line} />
      {(line.matched !== 0 || !isOpen) && <PartsList line={line} work={work} disabled={offline} />}
      {isOpen && (
        <>
          <Proposals line={line} choices={choices} onTake={take} disabled={offline} />
          <OpenItemSearch
            rest={left}
            parts={parts}
            onToggle={toggle}
            onUseCredit={setCredit}
            text={text}
            onText={setText}
            field={field}
          />
          <Flex gap="2" flexWrap="wrap">
            <ActionButton {...common} keyName="c" icon={<PiggyBank aria-hidden />} onAct={keepCredit}>
              {t(isOut ? 'reconciling.act.refund' : 'reconciling.act.credit')}
            </ActionButton>
            <ActionButton {...common} keyName="w" icon={<Scissors aria-hidden />} onAct={writeOff}>
              {t('reconciling.act.writeOff')}
            </ActionButton>
            <ActionButton {...common} keyName="a" icon={<Archive aria-hidden />} onAct={aside}>
              {t('reconciling.act.aside')}
            </ActionButton>
            {isOut && (
              <ActionButton {...common} keyName="x" icon={<ReceiptText aria-hidden />} onAct={expense}>
                {t('reconciling.act.expense')}
              </ActionButton>
            )}
          </Flex>
          <Button
            size="sm"
            variant="ghost"
            alignSelf="flex-start"
            icon={<Repeat aria-hidden />}
            disabled={offline !== undefined}
            title={offline}
            onClick={() => setRuling(true)}
          >
            {t('bankRule.always')}
          </Button>
          {parts.length > 0 && (
            <DivisionEditor
              rest={line.rest}
              parts={parts}
              onChange={onParts}
              tried={tried}
              onSave={save}
              disabled={offline}
            />
          )}
        </>
      )}
      {isRuling && <BankRuleFormDialog values={ruleFor(line, parts)} onClose={() => setRuling(false)} />}
      {credit && <UseCreditDialog credit={credit} onClose={() => setCredit(undefined)} />}
    </Box>
  );
}

/** A rule as a transaction and what is drafted for it suggest. */
function ruleFor(line: MatchedLine, parts: readonly DraftPart[]): Partial<BankRuleForm> {
  const [part] = parts;
  const isAside = part?.type === 'aside' || line.rest > 0;
  const { categoryId = null, supplierId = null } = part?.type === 'expense' ? part : {};
  return {
    contains: (line.counterparty?.trim() || line.detail.trim()).slice(0, 100),
    account: line.account !== null && isIban(line.account) ? line.account : null,
    sign: line.rest > 0 ? 'in' : 'out',
    action: isAside ? 'aside' : 'expense',
    reason: part?.type === 'aside' ? part.reason : null,
    categoryId,
    supplierId,
  };
}

interface ActionButtonProps {
  readonly keyName: string;
  readonly icon: ReactNode;
  /** Why it cannot be done now. */
  readonly disabled: string | undefined;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/** A way to divide the rest, with its key. */
const ActionButton = ({ keyName, icon, disabled, onAct, children }: ActionButtonProps): ReactNode => (
  <Button
    size="sm"
    icon={icon}
    disabled={disabled !== undefined}
    title={disabled}
    aria-keyshortcuts={keyName.toUpperCase()}
    onClick={onAct}
  >
    {children} <Kbd aria-hidden>{keyName}</Kbd>
  </Button>
);

/** One to nine take the proposal of that number. */
function useChoiceKeys(choices: readonly Choice[], take: (choice: Choice) => void): void {
  const act = (index: number) => {
    const choice = choices[index];
    return choice && (() => take(choice));
  };
  const [, k2, k3, k4, k5, k6, k7, k8, k9] = CHOICE_KEYS;
  useSingleKey('1', act(0));
  useSingleKey(k2, act(1));
  useSingleKey(k3, act(2));
  useSingleKey(k4, act(3));
  useSingleKey(k5, act(4));
  useSingleKey(k6, act(5));
  useSingleKey(k7, act(6));
  useSingleKey(k8, act(7));
  useSingleKey(k9, act(8));
}
