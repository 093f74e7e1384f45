// Program of the processes that parse untrusted XML (isolated-program.ts). It takes one file at a time and returns its elements, or its fault.
import { SaxesParser } from 'saxes';

/** @typedef {{ readonly name: string, readonly attributes: Readonly<Record<string, string>>, readonly children: XmlNode[], text: string }} XmlNode */
/** @typedef {'xml' | 'doctype' | 'encoding' | 'size'} XmlFault */
/** @typedef {{ readonly root: XmlNode } | { readonly fault: XmlFault, readonly line: number }} ParsedXml */

const MOST_ELEMENTS = 60_000;
const MOST_DEPTH = 40;

class Refusal extends Error {
  /** @param {XmlFault} fault */
  constructor(fault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Elements by local name, without namespaces' prefixes. A document type is refused, and with it every entity of its own: nothing outside of the file is read,
 * and nothing in it expands.
 * @param {Uint8Array} content
 * @returns {ParsedXml}
 */
function parse(content) {
  const parser = new SaxesParser({ xmlns: true, position: true });
  /** @type {XmlNode[]} */
  const open = [];
  /** @type {XmlNode | undefined} */
  let root;
  let elements = 0;
  parser.on('doctype', () => {
    throw new Refusal('doctype');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes }) => {
    elements += 1;
    if (elements > MOST_ELEMENTS || open.length >= MOST_DEPTH) throw new Refusal('size');
    const plain = Object.values(attributes).map(({ local: name, value }) => [name, value]);
    /** @type {XmlNode} */
    const node = { name: local, attributes: Object.fromEntries(plain), children: [], text: '' };
    const parent = open.at(-1);
    if (parent) parent.children.push(node);
    else root = node;
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  const add = (/** @type {string} */ text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  try {
    parser.write(decode(content)).close();
  } catch (error) {
    return { fault: error instanceof Refusal ? error.fault : 'xml', line: parser.line };
  }
  return root ? { root } : { fault: 'xml', line: parser.line };
}

/** @param {Uint8Array} content */
function decode(content) {
  const head = Buffer.from(content.subarray(0, 200)).toString('latin1');
  const [, encoding = 'utf-8'] = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/u.exec(head) ?? [];
  try {
    return new TextDecoder(content[0] === 0xff || content[0] === 0xfe ? 'utf-16' : encoding, { fatal: true }).decode(
      content,
    );
  } catch {
    throw new Refusal('encoding');
  }
}

process.on('message', (/** @type {{ content: Uint8Array }} */ { content }) => process.send?.(parse(content)));
