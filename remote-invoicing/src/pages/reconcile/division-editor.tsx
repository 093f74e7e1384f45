import { useFormats, useT, parseMoney } from '@navette/shared/i18n';
import { Box, Button, Flex, Heading, IconButton, Input, Text } from '@navette/shared/ui';
import { RecordInput, useRecord } from '@navette/shared/ui-form';
import { Checkbox, Select } from '@navette/shared/ui-overlay';
import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { invoiceText } from '../../entities/account/account-requests.ts';
import { supplierSource, useMoneyCategories } from '../../entities/supplier/suppliers.ts';
import {
  differenceOf,
  type DraftPart,
  type ExpensePart,
  type InvoicePart,
  type PartProblems,
  problemsOf,
  restOfDivision,
} from './division.ts';

const ROW = { paddingBlock: '2', borderBottomWidth: '1px' } as const;
const MOST_REASON = 300;

interface DivisionEditorProps {
  /** Rest of the transaction before these parts. */
  readonly rest: number;
  readonly parts: readonly DraftPart[];
  readonly onChange: (parts: readonly DraftPart[]) => void;
  /** Problems are shown once saving was tried. */
  readonly tried: boolean;
  readonly onSave: () => void;
  readonly disabled: string | undefined;
}

/** Parts over which a transaction is divided, with their sum and the rest. */
export function DivisionEditor({ rest, parts, onChange, tried, onSave, disabled }: DivisionEditorProps): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const problems = problemsOf(rest, parts);
  const left = restOfDivision(rest, parts);
  const change = (changed: DraftPart) => onChange(parts.map((part) => (part.key === changed.key ? changed : part)));
  return (
    <Box as="section" aria-label={t('reconciling.division')}>
      <Heading as="h3" size="sm">
        {t('reconciling.division')}
      </Heading>
      <ul>
        {parts.map((part) => (
          <PartRow
            key={part.key}
            part={part}
            problems={tried ? problems.get(part.key) : undefined}
            onChange={change}
            onRemove={() => onChange(parts.filter(({ key }) => key !== part.key))}
          />
        ))}
      </ul>
      <Flex gap="4" alignItems="center" justifyContent="flex-end" flexWrap="wrap" paddingTop="2">
        <Text role="status" fontVariantNumeric="tabular-nums">
          {t('reconciling.sum', { sum: formatMoney(rest - left), rest: formatMoney(left) })}
        </Text>
        <Button
          variant="solid"
          disabled={disabled !== undefined}
          title={disabled}
          aria-keyshortcuts="Control+Enter"
          onClick={onSave}
        >
          {t('reconciling.save')}
        </Button>
      </Flex>
    </Box>
  );
}

interface PartRowProps {
  readonly part: DraftPart;
  readonly problems: PartProblems | undefined;
  readonly onChange: (part: DraftPart) => void;
  readonly onRemove: () => void;
}

function PartRow({ part, problems, onChange, onRemove }: PartRowProps): ReactNode {
  const t = useT();
  const name = usePartName(part);
  return (
    <Box as="li" css={ROW}>
      <Flex gap="2" alignItems="flex-start">
        <Text flex="1 1 auto" minWidth="0" overflowWrap="anywhere" paddingTop="1">
          {name}
        </Text>
        <AmountInput
          label={t('reconciling.amount', { name })}
          value={part.amount}
          error={problems?.amount}
          onChange={(amount) => onChange({ ...part, amount })}
        />
        <IconButton size="sm" label={t('reconciling.remove', { name })} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      {part.type === 'invoice' && <WriteOff part={part} error={problems?.reason} onChange={onChange} />}
      {part.type === 'aside' && (
        <ReasonInput
          label={t('reconciling.aside.reason')}
          value={part.reason}
          error={problems?.reason}
          onChange={(reason) => onChange({ ...part, reason })}
        />
      )}
      {part.type === 'expense' && part.expenseId === null && (
        <ExpenseInputs part={part} error={problems?.name} onChange={onChange} />
      )}
    </Box>
  );
}

function usePartName(part: DraftPart): string {
  const t = useT();
  switch (part.type) {
    case 'invoice':
      return `${invoiceText(t, part)} · ${part.name}`;
    case 'credit':
      return t((part.amount ?? 0) < 0 ? 'reconciling.credit.refund' : 'reconciling.credit.keep', { name: part.name });
    case 'expense':
      return part.expenseId === null ? t('reconciling.expense.new') : part.name;
    case 'aside':
      return t('reconciling.aside');
  }
}

/** Focuses a field that a key or a click has just asked for. */
const focusAtOnce = (field: HTMLInputElement | null): void => field?.focus();

interface TextInputProps {
  readonly label: string;
  readonly error: string | undefined;
}

/** An input with its message below. */
function WithMessage({
  error,
  id,
  children,
}: {
  readonly error: string | undefined;
  readonly id: string;
  readonly children: ReactNode;
}) {
  const t = useT();
  return (
    <Box flex="0 1 auto" minWidth="0">
      {children}
      {error !== undefined && (
        <Text id={id} tone="error" textStyle="xs">
          {t(error)}
        </Text>
      )}
    </Box>
  );
}

interface AmountInputProps extends TextInputProps {
  readonly value: number | null;
  readonly onChange: (amount: number | null) => void;
}

/** Amount as people type it; an unreadable text is no amount. */
function AmountInput({ label, value, error, onChange }: AmountInputProps): ReactNode {
  const { formatAmount } = useFormats();
  const written = value === null ? '' : formatAmount(value);
  const [typed, setTyped] = useState<string>();
  const id = useId();
  return (
    <WithMessage error={error} id={id}>
      <Input
        width="8rem"
        textAlign="end"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        value={typed ?? written}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseMoney(target.value) ?? null);
        }}
        onBlur={() => value !== null && setTyped(undefined)}
      />
    </WithMessage>
  );
}

interface ReasonInputProps extends TextInputProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

function ReasonInput({ label, value, error, onChange }: ReasonInputProps): ReactNode {
  const id = useId();
  return (
    <WithMessage error={error} id={id}>
      <Input
        ref={focusAtOnce}
        aria-label={label}
        placeholder={label}
        maxLength={MOST_REASON}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </WithMessage>
  );
}

interface WriteOffProps {
  readonly part: InvoicePart;
  readonly error: string | undefined;
  readonly onChange: (part: DraftPart) => void;
}

/** Writes off what a payment leaves open, or pays too much, with a reason. */
function WriteOff({ part, error, onChange }: WriteOffProps): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const difference = differenceOf(part);
  if (difference === 0 || part.amount === null) return null;
  return (
    <Box paddingTop="1">
      <Checkbox
        checked={part.reason !== null}
        onChange={(checked) => onChange({ ...part, reason: checked ? '' : null })}
      >
        {t(difference > 0 ? 'reconciling.writeOff.open' : 'reconciling.writeOff.overpaid', {
          amount: formatMoney(Math.abs(difference)),
        })}
      </Checkbox>
      {part.reason !== null && (
        <ReasonInput
          label={t('reconciling.writeOff.reason')}
          value={part.reason}
          error={error}
          onChange={(reason) => onChange({ ...part, reason })}
        />
      )}
    </Box>
  );
}

interface ExpenseInputsProps {
  readonly part: ExpensePart;
  readonly error: string | undefined;
  readonly onChange: (part: DraftPart) => void;
}

/** Name, category and supplier of a new expense. */
function ExpenseInputs({ part, error, onChange }: ExpenseInputsProps): ReactNode {
  const t = useT();
  const id = useId();
  const categories = useMoneyCategories('inPlace');
  const supplier = useRecord(supplierSource, part.supplierId);
  const options = (categories.data ?? [])
    .filter(({ register }) => register === 'expense')
    .map(({ id: value, name: label }) => ({ value, label }));
  return (
    <Flex gap="2" flexWrap="wrap" paddingTop="1">
      <WithMessage error={error} id={id}>
        <Input
          ref={focusAtOnce}
          aria-label={t('reconciling.expense.name')}
          placeholder={t('reconciling.expense.name')}
          maxLength={100}
          aria-invalid={error !== undefined || undefined}
          value={part.name}
          onChange={({ target }) => onChange({ ...part, name: target.value })}
        />
      </WithMessage>
      <Select
        aria-label={t('reconciling.expense.category')}
        placeholder={t('reconciling.expense.category')}
        options={options}
        value={part.categoryId}
        onChange={(categoryId) => onChange({ ...part, categoryId })}
      />
      <Box width="14rem">
        <RecordInput
          source={supplierSource}
          record={supplier.state}
          value={part.supplierId}
          label={t('reconciling.expense.supplier')}
          placeholder={t('reconciling.expense.supplier')}
          control={{ 'aria-label': t('reconciling.expense.supplier') }}
          onChoose={(chosen) => {
            if (chosen) supplier.keep(chosen);
            onChange({ ...part, supplierId: chosen?.id ?? null });
          }}
        />
      </Box>
    </Flex>
  );
}
