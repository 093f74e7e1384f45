import type { ReleaseSet } from '@navette/shared/federation';
import { registerMessages } from '@navette/shared/i18n';
import { renderWithHost, server, type Hosted, type HostOptions } from '@navette/shared/testing';
import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import en from '../../messages/en.json';
import fr from '../../messages/fr.json';
import nl from '../../messages/nl.json';
import { dropRemote } from '../federation/remote-component.ts';
import type { LoadEvent } from '../federation/report-load.ts';
import { SignedIn } from '../shell/behind-sign-in.tsx';
import { releaseAnswer, type AnsweredRelease } from './release-answer.ts';
import { sampleSet } from './sample-set.ts';

interface SignedInOptions extends HostOptions {
  /** The set that runs, or what is answered in its place. */
  readonly set?: ReleaseSet | (() => Response);
  /** What `/release/current` answers: the rest of it, or each time anew. */
  readonly release?:
    | AnsweredRelease
    | ((request: Request) => AnsweredRelease | Response | Promise<AnsweredRelease | Response>);
}

/** The shell and the load reports that it sent. */
export interface SignedInHosted extends Hosted {
  readonly reported: readonly LoadEvent[];
}

/** The whole shell behind sign-in, with the remotes of a set whose catalogues are empty. */
export function renderSignedIn({ set = sampleSet(), release = {}, ...options }: SignedInOptions = {}): SignedInHosted {
  const reported: LoadEvent[] = [];
  // Remotes loaded by an earlier test are still there.
  for (const remote of Object.values(sampleSet().remotes)) dropRemote(remote);
  const narrow = window.matchMedia('(max-width: 1px)');
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.create(narrow, { matches: { value: query.startsWith('(min-width') } }),
  );
  registerMessages('host', 'fr', fr);
  registerMessages('host', 'nl', nl);
  registerMessages('host', 'en', en);
  server.use(
    http.get('*/release/current', async ({ request }) => {
      if (typeof set === 'function') return set();
      const answer = typeof release === 'function' ? await release(request) : release;
      return answer instanceof Response ? answer : HttpResponse.json(releaseAnswer({ set, ...answer }));
    }),
    http.get('*/registry/:remote/:version/messages/:file', () => HttpResponse.json({})),
    http.get('*/registry/*', () => new HttpResponse('', { headers: { 'content-type': 'text/javascript' } })),
  );
  const hosted = renderWithHost(<SignedIn />, {
    path: '*',
    ...options,
    handlers: {
      reportLoads: ({ body }) => {
        reported.push(...body.events);
        return { affectedRows: body.events.length };
      },
      ...options.handlers,
    },
  });
  return { ...hosted, user: settling(hosted.user), reported };
}

/**
 * User events whose `act` is awaited as a whole: an event often makes a part load, and React resumes what was suspended inside an event only then.
 */
function settling(user: UserEvent): UserEvent {
  return new Proxy(user, {
    get: (target, name, receiver): unknown => {
      const value: unknown = Reflect.get(target, name, receiver);
      return typeof value === 'function'
        ? (...args: unknown[]) => act(async () => Reflect.apply(value, target, args))
        : value;
    },
  });
}
