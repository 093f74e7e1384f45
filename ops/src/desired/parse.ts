import { type Document, isMap, isNode, isPair, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { faultWords } from '../fault-words.ts';
import { type Desired, desiredSchema } from './state.ts';
import { type Path, rememberPlaces } from './written.ts';

/** The parser compares each name with all others, on the event loop of the server too: this many take a fifth of a second. */
const MOST_CHARACTERS = 30_000;

/**
 * Reads a `release.yaml` strictly.
 * @param name of the file, for messages
 * @throws {Refusal} naming every fault with its line
 */
export function parseDesired(text: string, name: string): Desired {
  if (text.length > MOST_CHARACTERS) throw new Refusal(`${name}: more than ${MOST_CHARACTERS} characters.`);
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: true,
    logLevel: 'error',
  });
  const place = (offset: number): string => `${name}:${lines.linePos(offset).line || 1}`;
  if (document.errors.length > 0)
    throw new Refusal(
      document.errors.map(({ pos: [start], code, message }) => `${place(start)}: ${SAID[code] ?? message}`).join('\n'),
    );
  const { data, error } = desiredSchema.safeParse(valueOf(document, place), { error: faultWords });
  if (data) {
    rememberPlaces(data, (path) => {
      const { line, col } = lines.linePos(offsetOf(document, path));
      return `${name}:${line || 1}:${col || 1}`;
    });
    return data;
  }
  throw new Refusal(
    error.issues
      .flatMap((issue) => faultsOf(document, issue))
      .map(({ offset, message }) => `${place(offset)}: ${message}`)
      .join('\n'),
  );
}

/** Messages of the parser that are meant for its caller, in words for the author of the file. */
const SAID: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'the file must contain one document, without another one after ---',
};

function valueOf(document: Document, place: (offset: number) => string): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch (error) {
    const { offset, message } = aliasFault(document);
    throw new Refusal(`${place(offset)}: ${message}`, { cause: error });
  }
}

/** Of a document without a fault of its own, nothing but an alias can't be followed. */
function aliasFault(document: Document): Fault {
  const anchors = new Set<string>();
  let found: Fault = { offset: 0, message: 'its aliases (*name) repeat too much' };
  visit(document, {
    Node: (_, node) => void ('anchor' in node && node.anchor !== undefined && anchors.add(node.anchor)),
    Alias: (_, { source, range }) => {
      if (anchors.has(source)) return undefined;
      found = {
        offset: range?.[0] ?? 0,
        message: `*${source} is undefined: there is no &${source} before it`,
      };
      return visit.BREAK;
    },
  });
  return found;
}

interface Fault {
  readonly offset: number;
  readonly message: string;
}

function faultsOf(document: Document, issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code !== 'unrecognized_keys') {
    const at = path.join('.');
    return [
      {
        offset: offsetOf(document, path),
        message: at === '' ? `the file ${issue.message}` : `${at}: ${issue.message}`,
      },
    ];
  }
  const where = path.length === 0 ? '' : ` in ${path.join('.')}`;
  return issue.keys.map((key) => ({
    offset: keyOffset(document, path, key),
    message: `unknown key ${key}${where}`,
  }));
}

const nodeAt = (document: Document, path: Path): Node | undefined => {
  const found = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(found) ? found : undefined;
};

/** Offset at which a value starts; of a missing one, the offset of its parent. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const node = nodeAt(document, path.slice(0, length));
    if (node?.range) return node.range[0];
  }
  return 0;
}

function keyOffset(document: Document, path: Path, key: string): number {
  const map = nodeAt(document, path);
  const pair = isMap(map)
    ? map.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
    : undefined;
  return (isScalar(pair?.key) ? pair.key.range?.[0] : undefined) ?? offsetOf(document, path);
}
