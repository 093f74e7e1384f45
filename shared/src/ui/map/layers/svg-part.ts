const SVG = 'http://www.w3.org/2000/svg';

/** Creates an SVG element with its attributes. Icons are built from elements, never from markup, so that a name can't inject HTML. */
export function svgPart<Name extends 'svg' | 'path' | 'text' | 'circle' | 'rect' | 'g'>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Name] {
  const part = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
  return part;
}
