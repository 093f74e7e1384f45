type Descriptions = Readonly<Record<string, object>>;

/** Names whose description has a trait, or one of several. */
export type NamesWith<Described, Trait extends string> = {
  [Name in keyof Described & string]: Trait extends keyof Described[Name] ? Name : never;
}[keyof Described & string];

/** The names whose description has none of these traits. */
export type NamesWithout<Described, Trait extends string> = Exclude<
  keyof Described & string,
  NamesWith<Described, Trait>
>;

/** The described names, in order. */
export const namesOf = <Described extends Descriptions>(described: Described): readonly (keyof Described & string)[] =>
  Object.keys(described).filter((name): name is keyof Described & string => Object.hasOwn(described, name));

const has = (description: object | undefined, trait: string): boolean =>
  description !== undefined && Object.hasOwn(description, trait);

/** The names whose description has a trait. */
export const namesWith = <Described extends Descriptions, Trait extends string>(
  described: Described,
  trait: Trait,
): readonly NamesWith<Described, Trait>[] =>
  namesOf(described).filter((name): name is NamesWith<Described, Trait> => has(described[name], trait));

/** The names whose description has none of these traits. */
export const namesWithout = <Described extends Descriptions, Trait extends string>(
  described: Described,
  ...traits: readonly Trait[]
): readonly NamesWithout<Described, Trait>[] =>
  namesOf(described).filter(
    (name): name is NamesWithout<Described, Trait> => !traits.some((trait) => has(described[name], trait)),
  );
