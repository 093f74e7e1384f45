import { problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleDocument } from '../../testing/sample-document.ts';
import { clientMailing } from '../invoice/client-calls.tsx';
import { invoiceMail } from './mailed-document.ts';
import { SendButton } from './send-button.tsx';

const sent = {
  id: '4f9c1c9e-6a2b-4c3d-8e4f-5a6b7c8d9e0f',
  to: ['zoe@example.be'],
  subject: 'Facture 000123',
  text: 'Bonjour',
  files: ['facture-000123.pdf'],
  readable: [1],
  user_name: 'Ada Invoice',
  at: '2026-03-10T09:30:00Z',
  state: 'kept' as const,
};

type Options = NonNullable<Parameters<typeof renderWithHost>[1]>;

const open = (handlers: NonNullable<Options['handlers']>, email: string | null = 'zoe@example.be') =>
  renderWithHost(
    <SendButton
      mailing={clientMailing}
      mail={invoiceMail({ ...sampleDocument, payer: { ...sampleDocument.payer, email } })}
    />,
    {
      user: testUser('invoice'),
      route: '/invoice',
      messages,
      handlers,
    },
  );

describe('sending an invoice', () => {
  it('sends the invoice by mail once, with an editable text', async () => {
    let isDown = true;
    const sendClientInvoice = vi.fn(() => (isDown ? problem(503, 'mail.sendFailed') : sent));
    const { user } = open({ sendClientInvoice });
    await user.click(await screen.findByRole('button', { name: 'Send by mail' }));
    const form = within(await screen.findByRole('dialog', { name: 'Send: Facture 000123' }));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /Recipient/ }).value).toBe('zoe@example.be');
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }).value).toContain('54,50');
    expect(form.getByText('Attached: facture-000123.pdf')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText(/The mail server does not answer/)).toBeTruthy();
    isDown = false;
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Mail kept among the sent mails/)).toBeTruthy();
    const keys = sendClientInvoice.mock.calls.map(([call]: readonly { readonly request?: Request }[]) =>
      call?.request?.headers.get('idempotency-key'),
    );
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/u), keys[0]]);
  });

  it('sends a reminder letter along when one is chosen', async () => {
    const sendClientInvoice = vi.fn<(call: { readonly body: { readonly recall?: unknown } }) => typeof sent>(
      () => sent,
    );
    const { user } = open({ sendClientInvoice });
    await user.click(await screen.findByRole('button', { name: 'Send by mail' }));
    const form = within(await screen.findByRole('dialog', { name: /Send/ }));
    const subject = () => form.getByRole<HTMLInputElement>('textbox', { name: /Subject/ });
    const text = () => form.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ });
    await user.selectOptions(form.getByRole('combobox', { name: /Reminder letter/ }), 'Formal notice');
    expect(form.getByText('Attached: facture-000123.pdf, rappel-2-000123.pdf')).toBeTruthy();
    expect(subject().value).toMatch(/^Deuxième rappel – mise en demeure – Facture 000123 – /u);
    expect(text().value).toContain('n’est pas encore payé');
    await user.click(form.getByRole('button', { name: 'Send' }));
    await screen.findByText(/Mail kept among the sent mails/);
    expect(sendClientInvoice.mock.calls[0]?.[0].body).toMatchObject({ recall: 2 });
  });

  it('keeps an edited text when a reminder letter is selected, and offers the standard text', async () => {
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: 'Send by mail' }));
    const form = within(await screen.findByRole('dialog', { name: /Send/ }));
    const subject = form.getByRole<HTMLInputElement>('textbox', { name: /Subject/ });
    const proposed = subject.value;
    await user.type(form.getByRole('textbox', { name: /Message/ }), ' Bien à vous');
    const letters = form.getByRole('combobox', { name: /Reminder letter/ });
    await user.selectOptions(letters, 'Formal notice');
    expect(subject.value).not.toBe(proposed);
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }).value).toMatch(/ Bien à vous$/);
    await user.selectOptions(letters, 'None');
    expect(subject.value).toBe(proposed);
  });

  it('asks for an address on its field where the record has none', async () => {
    const sendClientInvoice = vi.fn(() => sent);
    const { user } = open({ sendClientInvoice }, null);
    await user.click(await screen.findByRole('button', { name: 'Send by mail' }));
    const form = within(await screen.findByRole('dialog', { name: /Send/ }));
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText(/The e-mail address is missing/)).toBeTruthy();
    expect(sendClientInvoice).not.toHaveBeenCalled();
  });
});
