import { callAs } from './api.ts';

/** Fault of the platform's next call, or change of one of its transports. */
interface Wish {
  readonly fault?: 500 | 'silence' | 'types';
  readonly transportId?: string;
  readonly change?: 'moved' | 'cancelled' | 'certificate';
}

/** Triggers an event on the sandbox of the external platform. */
export async function onPlatform(wish: Wish): Promise<void> {
  const { webUrl } = await callAs<{ readonly webUrl: string }>('super', 'GET', '/service/booqit/status');
  await fetch(new URL('/control', webUrl), {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox' },
    body: JSON.stringify(wish),
  });
}
