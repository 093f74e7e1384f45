import { problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/forms.ts';
import { sampleClient } from '../../testing/samples.ts';
import { ClientDocumentsDialog, type ClientDocument } from './client-documents-dialog.tsx';

const prescription: ClientDocument = {
  id: 8,
  name: 'ordonnance.pdf',
  kind: 'prescription',
  contentType: 'application/pdf',
  size: 1200,
  at: '2026-03-10T09:30:00.000Z',
  userName: 'Peeters Ann',
};

function show(handlers: HostOptions['handlers'] = {}) {
  const documents = [prescription];
  return renderWithHost(<ClientDocumentsDialog client={sampleClient()} onClose={() => {}} />, {
    messages,
    handlers: {
      listClientDocuments: () => [...documents],
      addClientDocument: ({ query }) => {
        const added = { ...prescription, id: 9, name: query.get('name') ?? '', kind: 'agreement' as const };
        expect(query.get('kind')).toBe('agreement');
        documents.push(added);
        return added;
      },
      deleteClientDocument: () => {
        documents.length = 0;
        return { affectedRows: 1 };
      },
      ...handlers,
    },
  });
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Documents of Éléonore Dubois' }));
const file = (name: string, type: string) => new File(['content'], name, { type });

describe('the documents of a client', () => {
  it('lists name, kind, date and author of each', async () => {
    show();
    const shown = await dialog();
    await shown.findByText('ordonnance.pdf');
    const [, row] = shown.getAllByRole('row');
    for (const text of ['ordonnance.pdf', 'Prescription', '10/03/2026', 'Peeters Ann'])
      expect(row?.textContent).toContain(text);
  });

  it('adds files of the chosen kind, and shows them', async () => {
    const { user } = show();
    const shown = await dialog();
    await user.selectOptions(shown.getByRole('combobox', { name: 'Kind of document' }), 'Agreement of the insurer');
    await user.upload(
      shown.getByLabelText('Add a document', { selector: 'input' }),
      file('accord.pdf', 'application/pdf'),
    );
    const added = await shown.findByText('accord.pdf');
    expect(added.closest('tr')?.textContent).toContain('Agreement of the insurer');
  });

  it('refuses a file that is neither PDF, JPEG nor PNG before it is sent, and says why the server refused one', async () => {
    const sent = vi.fn(() => problem(400, 'file.active'));
    const { user } = show({ addClientDocument: sent });
    const shown = await dialog();
    const input = shown.getByLabelText<HTMLInputElement>('Add a document', { selector: 'input' });
    input.accept = '';
    await user.upload(input, file('lettre.docx', 'application/msword'));
    await shown.findByText('This file is neither a PDF nor a JPEG nor a PNG. Choose another one.');
    expect(sent).not.toHaveBeenCalled();
    await user.upload(input, file('programme.pdf', 'application/pdf'));
    await shown.findByText(/^This PDF contains a program/);
    expect(shown.getByText('programme.pdf')).toBeTruthy();
  });

  it('deletes a document after a question that names it', async () => {
    const { user } = show();
    const shown = await dialog();
    await user.click(await shown.findByRole('button', { name: /Actions for ordonnance/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete ordonnance.pdf?' }));
    await user.click(question.getByRole('button', { name: 'Delete the document' }));
    await waitFor(() => expect(shown.queryByText('ordonnance.pdf')).toBeNull());
    expect(shown.getByText(/^No documents/)).toBeTruthy();
  });
});
