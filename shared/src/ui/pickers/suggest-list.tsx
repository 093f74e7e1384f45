import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, RotateCw } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { messageKey, useT } from '../../i18n/index.ts';
import type { Suggestions } from './use-suggestions.ts';

/** The list under a combobox. */
interface SuggestListProps<Item> {
  readonly rows: readonly SuggestRow<Item>[];
  /** Index of the active row, -1 for none. */
  readonly active: number;
  readonly listId: string;
  readonly label: string;
  readonly status: Suggestions<Item>['status'];
  readonly itemText: ItemText<Item>;
  readonly add?: { readonly label: string } | undefined;
  readonly notice?: string | undefined;
  readonly onTake: (row: SuggestRow<Item>) => void;
  readonly onMark: (row: SuggestRow<Item>) => void;
}

const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', minHeight: '0' } });
const List = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '1', minHeight: '0', overflow: 'auto' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '2',
    paddingBlock: '1',
    minHeight: '7',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'pointer',
    '&[aria-selected=true]': { background: 'bg.emphasized' },
    '& small': { display: 'block', fontSize: 'xs', color: 'fg.muted' },
  },
});
const Status = chakra('p', {
  base: { fontSize: 'sm', color: 'fg.muted', paddingInline: '3', '&:not(:empty)': { paddingBlock: '1.5' } },
});

const Credits = chakra('p', { base: { fontSize: '2xs', color: 'fg.muted', paddingInline: '3', paddingBottom: '1' } });

const Notice = chakra('p', { base: { fontSize: 'xs', color: 'fg.warning', paddingInline: '3', paddingBottom: '1' } });

const STATUS_TEXT = {
  loading: messageKey('picker.loading'),
  failed: messageKey('picker.failed'),
  empty: messageKey('picker.empty'),
};

function statusText({ status, rows }: Pick<SuggestListProps<unknown>, 'status' | 'rows'>): string | null {
  if (status === 'loading') return STATUS_TEXT.loading;
  if (status === 'failed') return STATUS_TEXT.failed;
  return status === 'ready' && !rows.some((row) => row.kind === 'item') ? STATUS_TEXT.empty : null;
}

/** Keeps the focus in the text field when the list is pressed. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Options, and a live region with the status of the list. */
export function SuggestList<Item>(props: SuggestListProps<Item>): ReactNode {
  const { rows, active, listId, label, status, itemText, add, notice, onTake, onMark } = props;
  const t = useT();
  const note = statusText(props);
  const credits = [
    ...new Set(rows.flatMap((row) => (row.kind === 'item' ? (itemText.creditOf?.(row.item) ?? []) : []))),
  ];

  function content(row: SuggestRow<Item>): ReactNode {
    if (row.kind === 'retry') return [<RotateCw key="icon" size={14} aria-hidden />, t('picker.retry')];
    if (row.kind === 'add') return [<Plus key="icon" size={14} aria-hidden />, add?.label];
    const detail = itemText.detailOf?.(row.item);
    return (
      <span>
        {itemText.labelOf(row.item)}
        {detail && <small>{detail}</small>}
      </span>
    );
  }

  return (
    <Body onMouseDown={keepFocus}>
      <List id={listId} role="listbox" aria-label={label} aria-busy={status === 'loading'} hidden={rows.length === 0}>
        {rows.map((row, index) => (
          <Row
            key={row.key}
            id={`${listId}-${String(index)}`}
            role="option"
            aria-selected={index === active}
            ref={index === active ? showRow : null}
            onMouseMove={() => onMark(row)}
            onClick={() => onTake(row)}
          >
            {content(row)}
          </Row>
        ))}
      </List>
      <Status role="status">{note && t(note)}</Status>
      {notice && <Notice role="note">{notice}</Notice>}
      {credits.length > 0 && <Credits>{credits.join(' · ')}</Credits>}
    </Body>
  );
}

function showRow(row: HTMLElement | null): void {
  if (typeof row?.scrollIntoView === 'function') row.scrollIntoView({ block: 'nearest' });
}

/** A selectable row of the list; its key stays the same while other rows come and go. */
export type SuggestRow<Item> = { readonly key: string } & (
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'retry' }
  | { readonly kind: 'add' }
);

/** The selectable rows, in order: results, Retry after a failure, "Add …" last. */
export function suggestRows<Item>(
  { items, status }: Suggestions<Item>,
  keyOf: ItemText<Item>['keyOf'],
  canAdd: boolean,
): SuggestRow<Item>[] {
  const rows: SuggestRow<Item>[] = items.map((item) => ({ kind: 'item', key: `item ${keyOf(item)}`, item }));
  if (status === 'failed') rows.push({ kind: 'retry', key: 'retry' });
  if (canAdd) rows.push({ kind: 'add', key: 'add' });
  return rows;
}

/** Text of an item in the list. */
export interface ItemText<Item> {
  readonly keyOf: (item: Item) => string | number;
  readonly labelOf: (item: Item) => string;
  /** A second line, smaller. */
  readonly detailOf?: ((item: Item) => string) | undefined;
  /** Attribution under a list that contains the item: the source of public data. */
  readonly creditOf?: ((item: Item) => string | null | undefined) | undefined;
}
