import { renderWithHost } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { CameraDialog } from './camera-dialog.tsx';

const [onPhoto, onClose, stop] = [vi.fn(), vi.fn(), vi.fn()];

/** A computer with a camera, or one whose browser refuses it. */
function withCamera(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return renderWithHost(<CameraDialog onPhoto={onPhoto} onClose={onClose} />, { messages });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('the camera of a receipt', () => {
  it('gives a photo, and is switched off when its dialog is closed', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['photo'])));
    const { user, unmount } = withCamera(() => Promise.resolve({ getTracks: () => [{ stop }] }));
    const button = await screen.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    await waitFor(() => expect(onPhoto).toHaveBeenCalledOnce());
    expect(onPhoto.mock.calls[0]?.[0]).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' });
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('explains how to allow the camera when the browser blocks it, and takes no photo', async () => {
    withCamera(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    expect(await screen.findByText(/The camera cannot be used/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take photo' }).hasAttribute('disabled')).toBe(true);
  });
});
