import { ApiProblem, transportProblem } from '../../api/problem.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { renderWithHost } from '../../testing/index.ts';
import { fieldsFor } from '../form/fields-for.tsx';
import { FormSection } from '../form/form.tsx';
import type { TableColumn } from '../table/columns/column.ts';
import type { RowAction } from '../table/data-table-props.ts';
import type { RecordKind } from './record-kind.ts';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { RecordsPage } from './records-page.tsx';
import { useRecords } from './use-records.ts';
import { useSetActive } from './use-set-active.ts';

interface Place {
  readonly id: number;
  readonly name: string;
}
type PlaceForm = Omit<Place, 'id'>;

const schema = z.object({ name: z.string().min(1) });
const Fields = fieldsFor(schema);
const columns: readonly TableColumn<Place>[] = [{ id: 'name', header: 'Name', value: ({ name }) => name }];
const rows: readonly Place[] = [{ id: 1, name: 'Érasme' }];
const loaded = { data: rows, isPending: false, isFetching: false, error: null, refetch: () => undefined };
const sort = { column: 'name', descending: false } as const;
const messages = { fr: {}, nl: {}, en: {} };

const kindWith = (changes: Partial<RecordKind<Place, PlaceForm>> = {}): RecordKind<Place, PlaceForm> => ({
  textPrefix: 'place',
  nameOf: ({ name }) => name,
  one: { call: ['get', '/api/mcode/{id}'], read: () => Promise.resolve({ data: rows }) },
  create: () => Promise.resolve({ data: { insertId: 9 } }),
  update: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  invalidates: [],
  ...changes,
});

const action = (id: string): RowAction => ({ id, label: id, icon: null, inline: true, onSelect: () => {} });

describe('row actions of a list of records', () => {
  const kind = kindWith();
  const show = (more: readonly RowAction[] = []) => {
    const moreActions = () => more;
    const Places = () => (
      <RecordsPage
        records={useRecords(kind, loaded)}
        tableId="places"
        columns={columns}
        defaultSort={sort}
        pageSizes={[10]}
        moreActions={moreActions}
        renderForm={() => null}
      />
    );
    return renderWithHost(<Places />, { messages });
  };

  it('shows delete as a button of the row while there is room, else only in the row menu', () => {
    const { unmount } = show([action('plan')]);
    expect(screen.getByRole('button', { name: 'Delete: Érasme' })).toBeTruthy();
    unmount();
    show([action('plan'), action('notify')]);
    expect(screen.queryByRole('button', { name: 'Delete: Érasme' })).toBeNull();
  });

  it('disables delete without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    show();
    expect(screen.getByRole('button', { name: 'Delete: Érasme' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('deleting from a list of records', () => {
  const refused = new ApiProblem({
    status: 409,
    code: 'referenced',
    messageKey: 'problem.referenced',
    params: { count: '3' },
    fields: [],
    incidentId: 'x',
  });
  const show = async (changes: Partial<RecordKind<Place, PlaceForm>>) => {
    const kind = kindWith(changes);
    const Places = () => (
      <RecordsPage
        records={useRecords(kind, loaded)}
        tableId="places"
        columns={columns}
        defaultSort={sort}
        pageSizes={[10]}
        renderForm={() => <p>Form of a new place</p>}
      />
    );
    const { user } = renderWithHost(<Places />, { messages });
    await user.click(screen.getByRole('button', { name: 'Delete: Érasme' }));
    return user;
  };

  it('deletes nothing on Cancel, and says how many records refer to one that stays', async () => {
    const remove = vi.fn(() => Promise.reject(refused));
    const user = await show({ remove });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(remove).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Delete: Érasme' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/3 records/u)).toBeTruthy();
    expect(screen.getByText('Érasme')).toBeTruthy();
  });

  it('asks nothing where Undo restores, offers no Undo of a refused delete, and adds a record by the key n', async () => {
    const user = await show({ remove: () => Promise.reject(refused), restore: () => Promise.resolve() });
    expect(await screen.findByText(/3 records/u)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.keyboard('n');
    expect(await screen.findByText('Form of a new place')).toBeTruthy();
  });
});

describe('form that is opened from a row', () => {
  const readAs = (read: () => Promise<{ data?: readonly Place[] }>) => {
    const kind = kindWith({ one: { call: ['get', '/api/mcode/{id}'], read } });
    const Places = () => (
      <RecordsPage
        records={useRecords(kind, loaded)}
        tableId="places"
        columns={columns}
        defaultSort={sort}
        pageSizes={[10]}
        renderForm={(place) => <p>Form of {place?.name}</p>}
      />
    );
    return renderWithHost(<Places />, { messages, route: '/places?id=1' });
  };

  it('loads the current record, not the one of the list', async () => {
    readAs(() => Promise.resolve({ data: [{ id: 1, name: 'Clinique Érasme' }] }));
    expect(await screen.findByText('Form of Clinique Érasme')).toBeTruthy();
    expect(screen.queryByText('Form of Érasme')).toBeNull();
  });

  it('offers Retry when the record can not be read', async () => {
    const read = vi.fn(() => Promise.resolve<{ data?: readonly Place[] }>({ data: rows }));
    read.mockRejectedValueOnce(transportProblem('unexpected', 500));
    const { user } = readAs(read);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Form of Érasme')).toBeTruthy();
  });
});

describe('form of a record', () => {
  type Props = RecordFormProps<Place, { name: string }, PlaceForm, { insertId: number }>;
  const show = async (props: Pick<Props, 'kind'> & Partial<Props>) => {
    const onClose = vi.fn<Props['onClose']>();
    renderWithHost(
      <RecordForm
        schema={schema}
        values={{ name: '' }}
        valuesOf={({ name }) => ({ name })}
        {...props}
        onClose={onClose}
      >
        <FormSection>
          <Fields.TextField name="name" label="Name" />
        </FormSection>
      </RecordForm>,
      { messages },
    );
    const dialog = await screen.findByRole('dialog');
    // The dialog has hidden the page behind it by the time it has the focus; it would hide a question that opens before.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const form = within(dialog);
    fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Saint-Luc' } });
    act(() => form.getByRole('button', { name: 'Save' }).click());
    return onClose;
  };

  it('creates a record, passes its answer on and returns id and name', async () => {
    const onCreated = vi.fn<NonNullable<Props['onCreated']>>();
    const onClose = await show({ kind: kindWith(), onCreated });
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 9, label: 'Saint-Luc' }));
    expect(onCreated).toHaveBeenCalledExactlyOnceWith({ insertId: 9 }, { name: 'Saint-Luc' });
  });

  it('updates the record that the form was opened with', async () => {
    const update = vi.fn<RecordKind<Place, PlaceForm>['update']>(() => Promise.resolve());
    const onClose = await show({ kind: kindWith({ update }), record: { id: 1, name: 'Érasme' } });
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 1, label: 'Saint-Luc' }));
    expect(update).toHaveBeenCalledExactlyOnceWith(1, { name: 'Saint-Luc' });
  });

  it('shows both values when somebody else saved another one, and saves the selected one', async () => {
    const changed = new ApiProblem({
      status: 409,
      code: 'record.changed',
      messageKey: 'problem.record.changed',
      params: { known: 'yes', who: 'An Maes', at: '2026-03-09T08:12:00.000Z' },
      fields: [],
      incidentId: 'x',
    });
    const update = vi.fn<RecordKind<Place, PlaceForm>['update']>().mockRejectedValueOnce(changed).mockResolvedValue({});
    const theirs = [{ id: 1, name: 'Clinique Érasme' }];
    const one = { call: ['get', '/api/mcode/{id}'], read: () => Promise.resolve({ data: theirs }) } as const;
    const values = { name: 'Érasme' };
    const onClose = await show({ kind: kindWith({ update, one }), record: { id: 1, ...values }, values });
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^An Maes saved other values on/u)).toBeTruthy();
    const field = within(question.getByRole('group', { name: 'Name' }));
    expect(field.getByRole('radio', { name: /Saint-Luc/u, checked: true })).toBeTruthy();
    act(() => field.getByRole('radio', { name: /Clinique Érasme/u }).click());
    act(() => question.getByRole('button', { name: 'Save this choice' }).click());
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 1, label: 'Clinique Érasme' }));
    expect(update.mock.calls).toEqual([
      [1, { name: 'Saint-Luc' }],
      [1, { name: 'Clinique Érasme' }],
    ]);
  });

  it('saves again without a question when the other user saved the same value', async () => {
    const changed = new ApiProblem({
      status: 409,
      code: 'record.changed',
      messageKey: 'problem.record.changed',
      fields: [],
      incidentId: 'x',
    });
    const update = vi.fn<RecordKind<Place, PlaceForm>['update']>().mockRejectedValueOnce(changed).mockResolvedValue({});
    const values = { name: 'Érasme' };
    const onClose = await show({ kind: kindWith({ update }), record: { id: 1, ...values }, values });
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 1, label: 'Saint-Luc' }));
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('saves nothing when onSave returns another record', async () => {
    const create = vi.fn<RecordKind<Place, PlaceForm>['create']>();
    const other = { id: 4, label: 'Another' };
    const onClose = await show({ kind: kindWith({ create }), onSave: () => Promise.resolve(other) });
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(other));
    expect(create).not.toHaveBeenCalled();
  });
});

describe('deactivating a record of a list', () => {
  it('shows first which open work names it, and asks nothing where there is none', async () => {
    const change = vi.fn(() => Promise.resolve([{ id: 1, result: 'changed' as const, problem: null }]));
    const none = { standingOrders: 0, tasks: 0, requests: 0 };
    const left = { id: 1, trips: 2, from: '2099-03-02', to: '2099-03-09', ...none };
    const read = vi.fn(() => Promise.resolve([left]));
    const kind = kindWith({ change, leaves: { read, column: 'destination' } });
    const Place = () => {
      const setActive = useSetActive(kind);
      return <button onClick={() => void setActive?.({ id: 1, name: 'Érasme' }, false)}>Deactivate it</button>;
    };
    const { user } = renderWithHost(<Place />, { messages });
    await user.click(screen.getByRole('button', { name: 'Deactivate it' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('listitem').textContent).toMatch(/Érasme: 2 planned trips, the first on 02\/03\/2099/u);
    const link = new URL(question.getByRole('link').getAttribute('href') ?? '', 'http://localhost').searchParams;
    expect(Object.fromEntries(link)).toEqual({ from: left.from, to: left.to, where: 'destination:is:Érasme' });
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(change).not.toHaveBeenCalled();
    read.mockResolvedValueOnce([]);
    await user.click(screen.getByRole('button', { name: 'Deactivate it' }));
    await waitFor(() => expect(change).toHaveBeenCalledOnce());
  });
});
