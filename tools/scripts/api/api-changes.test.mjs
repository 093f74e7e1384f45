import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiChanges, compareDeclarations } from './api-changes.mjs';
import { apiOf } from './api-of.mjs';

describe('the change of a declaration', () => {
  it.each([
    ['interface A { readonly a: string; }', 'interface A { readonly a: string; readonly b?: number; }'],
    ["type A = 'x' | 'y';", "type A = 'x' | 'y' | 'z';"],
    ["type A = 'x';", "type A = 'x' | 'y';"],
    ["const A: readonly ['x'];", "const A: readonly ['x', 'y'];"],
    ['function f(a: string): number;', 'function f(a: string, b?: number): number;'],
    ['function f(a: { b: string }): number;', 'function f(a: { b: string; c?: string }): number;'],
    ['function f(a: string): number;', 'function f(a: string): number; function f(a: number): number;'],
    [
      'const A: ({ a }: { readonly a: string }) => ReactNode;',
      'const A: ({ a }: { readonly a: string; readonly b?: string }) => ReactNode;',
    ],
    ["const VERSION = '1.9.0';", "const VERSION = '1.10.0';"],
    ['function f(a: string): number;', 'function f(a?: string): number;'],
  ])('is minor: %s → %s', (before, after) => {
    expect(compareDeclarations(before, after)).toBe('minor');
  });

  it.each([
    ['interface A { readonly a: string; }', 'interface A { readonly a: number; }'],
    ['interface A { readonly a: string; }', 'interface A { readonly a: string; readonly b: number; }'],
    ['interface A { readonly a: string; readonly b?: string; }', 'interface A { readonly a: string; }'],
    ["type A = 'x' | 'y';", "type A = 'x';"],
    ["const A: readonly ['x', 'y'];", "const A: readonly ['x'];"],
    ['function f(a: string): number;', 'function f(a: string, b: number): number;'],
    ['function f(a?: string): number;', 'function f(a: string): number;'],
    ['function f(a: string): number;', 'function f(a: string): Promise<number>;'],
    ['function f(a: string): number;', 'const f: (a: string) => number;'],
    ['type A<T> = T[];', 'type A<T, U> = T[];'],
    ["const VERSION = '1.9.0';", 'const VERSION = 1;'],
    ['interface A extends B { a: string; }', 'interface A { a: string; }'],
  ])('is major: %s → %s', (before, after) => {
    expect(compareDeclarations(before, after)).toBe('major');
  });

  it('a change of a declaration is no change when only the name of a parameter differs', () => {
    expect(compareDeclarations('type A = string;', 'type A = string;')).toBe('none');
    expect(compareDeclarations('function f(a: string): number;', 'function f({ b }: string): number;')).toBe('none');
  });
});

describe('public API of a package', () => {
  /** @param {Record<string, string>} files */
  function packageOf(files) {
    const folder = mkdtempSync(join(tmpdir(), 'api-'));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    return apiOf({ './x': join(folder, 'index.d.ts') });
  }
  const files = {
    'index.d.ts':
      "export { age as ageOf } from './age.ts';\nexport * from './more.ts';\nexport type { Z } from 'zod';\n",
    'age.d.ts':
      "import type { Person } from './person.ts';\n/** How old. */\nexport declare function age(\n  /** who */ of: Person,\n): number;\ndeclare const hidden: string;\n",
    'person.d.ts': 'export interface Person { readonly birthday: string; readonly of?: Person }\n',
    'more.d.ts': "export declare const MORE: 1;\nexport type { Person as Friend } from './person.ts';\n",
  };

  it('public API of a package is every exported name with its declaration, wherever it is, without comments', () => {
    expect(packageOf(files)).toEqual({
      './x': {
        Friend: 'interface Person { readonly birthday: string; readonly of?: Person }',
        MORE: 'const MORE: 1;',
        Z: 'from "zod"',
        ageOf: 'function age( of: Person, ): number;',
      },
    });
  });

  it('includes declarations that exports refer to without exporting them', () => {
    const unexported = { ...files, 'more.d.ts': 'export declare const MORE: 1;\n' };
    const before = packageOf(unexported);
    expect(Object.keys(before.internal ?? {})).toEqual(['Person']);
    const after = packageOf({ ...unexported, 'person.d.ts': 'export interface Person { readonly birthday: Date }\n' });
    expect(apiChanges(before, after).map(({ place, kind }) => `${place} ${kind}`)).toEqual(['internal Person major']);
  });

  it('the public API of a package changes when names are added or removed', () => {
    const before = packageOf(files);
    const after = packageOf({ ...files, 'more.d.ts': 'export declare const OTHER: 1;\n' });
    expect(apiChanges(before, after)).toEqual([
      { place: './x Friend', kind: 'major', what: 'is gone' },
      { place: './x MORE', kind: 'major', what: 'is gone' },
      { place: './x OTHER', kind: 'minor', what: 'is new' },
    ]);
    expect(apiChanges(before, { ...before, './y': { A: 'type A = 1;' } })).toEqual([
      { place: './y A', kind: 'minor', what: 'is new' },
    ]);
  });
});
