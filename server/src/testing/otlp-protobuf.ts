import type { ReceivedSpan } from './received-span.ts';

/** The fields of a protobuf message by number: numbers, or bytes that are a text or a message themselves. */
type Fields = ReadonlyMap<number, readonly (bigint | Buffer)[]>;

/** Spans of an ExportTraceServiceRequest, by the numbers that opentelemetry-proto gives to its fields. */
export function decodeSpans(request: Buffer): ReceivedSpan[] {
  return messages(fieldsOf(request), 1)
    .flatMap((resource) => messages(resource, 2))
    .flatMap((scope) => messages(scope, 2))
    .map((span) => ({
      traceId: bytes(span, 1).toString('hex'),
      spanId: bytes(span, 2).toString('hex'),
      parentSpanId: bytes(span, 4).toString('hex'),
      name: bytes(span, 5).toString(),
      attributes: Object.fromEntries(messages(span, 9).map((pair) => [bytes(pair, 1).toString(), valueOf(pair)])),
    }));
}

function valueOf(pair: Fields): string | number {
  const [value] = messages(pair, 2);
  const number = value?.get(3)?.[0];
  return typeof number === 'bigint' ? Number(number) : value ? bytes(value, 1).toString() : '';
}

const messages = (fields: Fields, number: number): Fields[] =>
  (fields.get(number) ?? []).flatMap((value) => (Buffer.isBuffer(value) ? [fieldsOf(value)] : []));

function bytes(fields: Fields, number: number): Buffer {
  const [value] = fields.get(number) ?? [];
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
}

function fieldsOf(message: Buffer): Fields {
  const fields = new Map<number, (bigint | Buffer)[]>();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => message.subarray(at, (at += length));
  while (at < message.length) {
    const tag = Number(varint());
    const type = tag & 7;
    const value = type === 0 ? varint() : take(type === 1 ? 8 : type === 5 ? 4 : Number(varint()));
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}
