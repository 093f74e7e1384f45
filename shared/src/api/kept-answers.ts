/**
 * The last answers that carried an ETag, so that an unchanged list is not sent again (byDate is a POST, which browsers don't cache).
 * Holds as many as `capacity`; the one used longest ago goes first.
 */
export interface KeptAnswers {
  /** The tag to ask with, and the answer to give on 304; `undefined` when none is kept. */
  readonly find: (key: string) => KeptAnswer | undefined;
  /** Keeps a successful answer that has a tag. */
  readonly keep: (key: string, response: Response) => Promise<void>;
  /** Forgets all: another user may see other things. */
  readonly clear: () => void;
}

/** An answer that can be given again and again. */
export interface KeptAnswer {
  readonly tag: string;
  readonly replay: () => Response;
}

/** Makes a store of its own. */
export function keptAnswers(capacity = 20): KeptAnswers {
  const answers = new Map<string, KeptAnswer>();
  let generation = 0;
  return {
    find: (key) => {
      const answer = answers.get(key);
      if (answer) {
        answers.delete(key);
        answers.set(key, answer);
      }
      return answer;
    },
    keep: async (key, response) => {
      const tag = response.headers.get('ETag');
      if (tag === null || response.status !== 200) return;
      const { status, headers } = response;
      const keptIn = generation;
      const body = await response.clone().arrayBuffer();
      if (keptIn !== generation) return;
      answers.delete(key);
      answers.set(key, { tag, replay: () => new Response(body, { status, headers }) });
      for (const oldest of answers.keys()) {
        if (answers.size <= capacity) break;
        answers.delete(oldest);
      }
    },
    clear: () => {
      generation += 1;
      answers.clear();
    },
  };
}

/** Names a call: equal exactly when it asks for the same. */
export const answerKey = async (request: Request): Promise<string> =>
  `${request.method} ${request.url} ${await request.clone().text()}`;
