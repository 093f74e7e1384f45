import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { PREPARED } from './prepared.ts';

/** Parameter of a query that has no value yet. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Places the value of a name in a query that is built before there is one. */
export type Place<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A prepared query: built and compiled by Kysely once, and planned once a connection. For queries so quick that this was a notable part of them, whose text is the same
 * whatever their values, and whose best plan too.
 */
export function preparedQuery<Values extends object, Row>(
  build: (db: Db, place: Place<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  const compile = (db: Db) => {
    const query = build(db, (name) => sql`${new Placeholder(name)}`).compile();
    return { ...query, sql: `${query.sql} ${PREPARED}` };
  };
  return async (db, values) => {
    compiled ??= compile(db);
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? given.get(parameter.name) : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
