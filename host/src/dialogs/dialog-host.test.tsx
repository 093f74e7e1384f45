import { DialogUnavailable, useDialogAvailability, useOpenDialog, type DialogProps } from '@navette/shared/federation';
import { screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteModule } from '../testing/stand-ins/federation.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { sampleSet } from '../testing/sample-set.ts';

/** A page of one domain that asks for the client form of another. */
function Opener(): ReactNode {
  const open = useOpenDialog();
  const { reason } = useDialogAvailability('masterdata/client@1');
  const [answer, setAnswer] = useState('nothing yet');
  const ask = (): void => {
    open('masterdata/client@1', { name: 'Dupont' })
      .then((result) => setAnswer(result ? `client ${result.id}` : 'cancelled'))
      .catch((error: unknown) =>
        setAnswer(error instanceof DialogUnavailable ? `unavailable: ${error.reason}` : 'broken'),
      );
  };
  return (
    <>
      <h1>Opener</h1>
      <button disabled={reason !== undefined} onClick={ask}>
        Add client
      </button>
      <p>{answer}</p>
    </>
  );
}

function ClientDialog({ input, onClose }: DialogProps<'masterdata/client@1'>): ReactNode {
  return (
    <div role="dialog" aria-label={`New client ${input.name ?? ''}`}>
      <button onClick={() => onClose({ id: 7, label: 'Dupont' })}>Save</button>
      <button onClick={() => onClose()}>Give up</button>
    </div>
  );
}

beforeEach(() => {
  remoteModule('navette_dispatch_1_0_0/pages/booking', () => Promise.resolve({ default: Opener }));
  remoteModule('navette_masterdata_1_0_0/dialogs/client', () => Promise.resolve({ default: ClientDialog }));
});

describe('a dialog of another remote', () => {
  it('passes the input to a dialog of another remote and answers with its result', async () => {
    const { user } = renderSignedIn({ route: '/booking' });
    await user.click(await screen.findByRole('button', { name: 'Add client' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'New client Dupont' })).getByRole('button', { name: 'Save' }),
    );
    await screen.findByText('client 7');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('answers nothing when a dialog of another remote is cancelled', async () => {
    const { user } = renderSignedIn({ route: '/booking' });
    await user.click(await screen.findByRole('button', { name: 'Add client' }));
    await user.click(await screen.findByRole('button', { name: 'Give up' }));
    expect(await screen.findByText('cancelled')).toBeTruthy();
  });

  it('names the domain of a dialog that fails to load, and opens it after Retry', async () => {
    remoteModule('navette_masterdata_1_0_0/dialogs/client', () => Promise.reject(new Error('boom')));
    const { user } = renderSignedIn({ route: '/booking' });
    await user.click(await screen.findByRole('button', { name: 'Add client' }));
    await screen.findByText('Master data: this part is not available at the moment.');
    remoteModule('navette_masterdata_1_0_0/dialogs/client', () => Promise.resolve({ default: ClientDialog }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'New client Dupont' })).getByRole('button', { name: 'Save' }),
    );
    expect(await screen.findByText('client 7')).toBeTruthy();
  });

  it('rejects for the opener when the user closes the failure message of a dialog', async () => {
    remoteModule('navette_masterdata_1_0_0/dialogs/client', () => Promise.reject(new Error('boom')));
    const { user } = renderSignedIn({ route: '/booking' });
    await user.click(await screen.findByRole('button', { name: 'Add client' }));
    await user.click(await screen.findByText('Close'));
    expect(await screen.findByText('unavailable: failed')).toBeTruthy();
  });

  it('disables the button of a dialog that no remote of the set offers', async () => {
    const { dispatch } = sampleSet().remotes;
    if (!dispatch) throw new Error('no dispatch');
    renderSignedIn({ route: '/booking', set: sampleSet({ remotes: { dispatch } }) });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Add client' })).disabled).toBe(true);
  });
});

it('opens the former version of a dialog whose new version fails, and the form under it keeps its input', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { masterdata } = sampleSet().remotes;
  if (!masterdata) throw new Error('no masterdata');
  const former = {
    ...masterdata,
    version: '0.9.0',
    container: 'navette_masterdata_0_9_0',
    base: '/registry/masterdata/0.9.0/',
    declaration: { ...masterdata.declaration, version: '0.9.0' },
  };
  remoteModule('navette_masterdata_1_0_0/dialogs/client', () => Promise.reject(new Error('boom')));
  remoteModule('navette_masterdata_0_9_0/dialogs/client', () => Promise.resolve({ default: ClientDialog }));
  const FormAndOpener = (): ReactNode => (
    <>
      <input aria-label="Remark" />
      <Opener />
    </>
  );
  remoteModule('navette_dispatch_1_0_0/pages/booking', () => Promise.resolve({ default: FormAndOpener }));
  const { user } = renderSignedIn({ route: '/booking', release: { fallbacks: { masterdata: former } } });
  await user.type(await screen.findByRole('textbox', { name: 'Remark' }), 'with a wheelchair');
  await user.click(screen.getByRole('button', { name: 'Add client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New client Dupont' }));
  await screen.findByText('Master data: version 1.0.0 does not work here. You keep working with version 0.9.0.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('client 7');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Remark' }).value).toBe('with a wheelchair');
});
