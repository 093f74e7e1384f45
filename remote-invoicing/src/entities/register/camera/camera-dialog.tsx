import { useT } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCamera } from './use-camera.ts';

interface CameraDialogProps {
  readonly onPhoto: (photo: File) => void;
  readonly onClose: () => void;
}

/** Takes a photo with the camera of the computer. */
export function CameraDialog({ onPhoto, onClose }: CameraDialogProps): ReactNode {
  const t = useT();
  const { video, state, take } = useCamera();
  const shoot = async () => {
    const photo = await take();
    if (!photo) return;
    onPhoto(photo);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('register.receipt.photo')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button
            variant="solid"
            icon={<Camera aria-hidden />}
            disabled={state !== 'running'}
            onClick={() => void shoot()}
          >
            {t('register.camera.take')}
          </Button>
        </>
      }
    >
      {state === 'failed' ? (
        <Alert status="warning" title={t('register.camera.failed')} />
      ) : (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t('register.camera.image')}
          style={{ width: '100%', aspectRatio: '4 / 3', background: '#000' }}
        />
      )}
    </Dialog>
  );
}
