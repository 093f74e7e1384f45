import { useT } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { Camera as CameraIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react';

interface CameraDialogProps {
  readonly onPhoto: (photo: File) => void;
  readonly onClose: () => void;
}

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
            icon={<CameraIcon aria-hidden />}
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
          style={{ width: '100%', aspectRatio: '4 / 3', background: 'var(--chakra-colors-black)' }}
        />
      )}
    </Dialog>
  );
}

const WANTED = { audio: false, video: { facingMode: 'environment', width: { ideal: 1920 } } } as const;
const JPEG = 'image/jpeg';

/** Whether photos are taken in the page: a phone has its own camera application, and a page without HTTPS has no camera access. */
export const hasCameraInPage = (): boolean => 'mediaDevices' in navigator && !matchMedia('(pointer: coarse)').matches;

/** The camera while a dialog is open. */
interface Camera {
  /** Element that shows the live picture. */
  readonly video: RefObject<HTMLVideoElement | null>;
  /** `failed`: there is no camera, or the browser denies it. */
  readonly state: 'starting' | 'running' | 'failed';
  /** Takes a photo; undefined when the browser fails to. */
  readonly take: () => Promise<File | undefined>;
}

/** Runs the camera while the component is mounted. */
function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Camera['state']>('starting');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let closed = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia(WANTED);
      if (closed) return stop();
      if (video.current) video.current.srcObject = stream;
      setState('running');
    };
    start().catch(() => setState('failed'));
    return () => {
      closed = true;
      stop();
    };
  }, []);
  const take = async () => {
    const { current } = video;
    if (!current) return undefined;
    const canvas = document.createElement('canvas');
    canvas.width = current.videoWidth;
    canvas.height = current.videoHeight;
    canvas.getContext('2d')?.drawImage(current, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, 0.9));
    return blob ? new File([blob], 'photo.jpg', { type: JPEG }) : undefined;
  };
  return { video, state, take };
}
