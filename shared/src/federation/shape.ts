/** Schema of a JSON value: the keywords of JSON Schema that zod writes. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Shape;
  readonly additionalProperties?: Shape | false;
  /** Value that takes the place of a wrong one. */
  readonly default?: unknown;
}

/** Shape of values of a type. */
export interface ShapeOf<Value> extends Shape {
  /** Never there: ties the type to the shape. */
  readonly of?: Value;
}

/** Shapes by the reference to them. */
export type Shapes = Readonly<Record<string, Shape>>;

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/**
 * Faults of a JSON value, each with its place (`/routes/0/path: …`); none when it has the shape. A wrong property whose shape has a default is replaced
 * in the value. Small, for what is read before the page is drawn; elsewhere zod does it.
 */
export function shapeFaults(value: unknown, shape: Shape, shapes: Shapes, place = ''): string[] {
  if (shape.$ref !== undefined) return shapeFaults(value, shapes[shape.$ref] ?? {}, shapes, place);
  const fault = (text: string): string[] => [`${place || '/'}: ${text}`];
  if (shape.anyOf)
    return shape.anyOf.some((one) => shapeFaults(value, one, shapes).length === 0) ? [] : fault('none of the choices');
  const { type } = shape;
  const found = typeOf(value);
  if (type === 'integer' ? !Number.isInteger(value) : type !== undefined && type !== found)
    return fault(`expected ${type}, is ${found}`);
  if ('const' in shape && value !== shape.const) return fault(`expected ${String(shape.const)}`);
  if (shape.enum && !shape.enum.includes(value)) return fault(`expected ${shape.enum.join(' | ')}`);
  if (typeof value === 'string') return hasForm(value, shape) ? [] : fault(`${JSON.stringify(value)} has another form`);
  if (typeof value === 'number') return isWithin(value, shape.minimum, shape.maximum) ? [] : fault('out of range');
  if (Array.isArray(value)) {
    const { items, minItems, maxItems } = shape;
    if (!isWithin(value.length, minItems, maxItems)) return fault(`${value.length} items`);
    return items ? value.flatMap((one, index) => shapeFaults(one, items, shapes, `${place}/${index}`)) : [];
  }
  return typeof value === 'object' && value !== null ? propertyFaults(value, shape, shapes, place) : [];
}

function propertyFaults(value: object, shape: Shape, shapes: Shapes, place: string): string[] {
  const { properties = {}, required = [], propertyNames, additionalProperties } = shape;
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  return [...Object.keys(value), ...missing].flatMap((name) => {
    const at = `${place}/${name}`;
    const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (known === undefined) return [];
    if (known === false) return [`${at}: is unknown`];
    const faults = [
      ...(propertyNames ? shapeFaults(name, propertyNames, shapes, at) : []),
      ...(missing.includes(name) ? [`${at}: is missing`] : shapeFaults(Reflect.get(value, name), known, shapes, at)),
    ];
    if (faults.length === 0 || known.default === undefined) return faults;
    Reflect.set(value, name, known.default);
    return [];
  });
}

const isWithin = (value: number, least = -Infinity, most = Infinity): boolean => value >= least && value <= most;

const patterns = new Map<string, RegExp>();

function hasForm(text: string, { pattern, format, minLength, maxLength }: Shape): boolean {
  if (!isWithin(text.length, minLength, maxLength)) return false;
  if (format === 'uri' && !URL.canParse(text)) return false;
  if (pattern === undefined) return true;
  const compiled = patterns.get(pattern) ?? new RegExp(pattern);
  patterns.set(pattern, compiled);
  return compiled.test(text);
}
