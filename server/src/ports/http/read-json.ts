import { ServiceError } from '../../kernel/service-error.ts';

/** Larger than any route through Belgium. */
const MOST_BYTES = 16_000_000;

/** Parses the JSON of an answer. @throws {ServiceError} `unexpected` for anything else, such as the page of a proxy */
export async function readJson(service: string, answer: Response, mostBytes = MOST_BYTES): Promise<unknown> {
  const text = await readText(service, answer, mostBytes);
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new ServiceError(service, 'unexpected', `answers ${answer.status} with something that is no JSON`);
  }
}

async function readText(service: string, { body }: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new ServiceError(service, 'unexpected', 'answers without end');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
