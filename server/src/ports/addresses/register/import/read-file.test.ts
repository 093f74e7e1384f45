import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './read-file.ts';

describe('rows of a file of the register', () => {
  it.each([
    ['a,b,c\nd,e,f\n'],
    ['a,b\r\nc,d\r\n'],
    ['"a,b",c\nd,"e ""f"" g"\n'],
    ['a,"b\nc",d\ne,f,g\n'],
    ['a,"b\r\n\r\nc"\r\nx,"y"\r\nz,\r\n'],
    ['a,b\n\n\nc,d'],
    [',,\n,"",\n'],
    ['é,ß,漢\n'],
    ['a,"b,c"\nd'],
  ])('splits rows of the register like a character-by-character parser: %j', (text) => {
    expect([...rowsOf(text)]).toEqual(
      parse(text, { relax_quotes: true, relax_column_count: true, skip_empty_lines: true }),
    );
  });

  it('reports an unclosed quote', () => {
    expect(() => [...rowsOf('a,b\nc,"d\ne,f\n')]).toThrow(/broken: c,"d/u);
  });
});
