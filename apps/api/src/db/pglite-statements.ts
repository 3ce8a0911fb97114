import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';

import { statementNames } from './statement-names.ts';

const { serialize } = protocol;

type Statement = { name: string; types: readonly number[] };
type Query = <T>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<T>>;

/** What has no serializer of its own is a text or a number already. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Queries of the embedded database by named prepared statements: half the work of parsing and planning each one
 * anew. To be asked inside of a transaction alone, where nothing comes in between.
 */
export function preparedQueries(client: PGlite): (plain: Query) => Query {
  const kept = new Map<string, Statement>();
  const nameOf = statementNames();

  async function send(parts: readonly Uint8Array[]) {
    const messages = await client.execProtocol(Buffer.concat(parts), { syncToFs: false, throwOnError: true });
    return messages.messages;
  }

  async function inSync<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      await send([serialize.sync()]);
    }
  }

  async function prepare(name: string, text: string): Promise<Statement> {
    const described = await inSync(() =>
      send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]),
    );
    const statement = { name, types: parse.parseDescribeStatementResults(described) };
    kept.set(name, statement);
    return statement;
  }

  async function ask<T>(
    { name, types }: Statement,
    params: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null;
      const toText = options?.serializers?.[types[index]!] ?? client.serializers[types[index]!];
      return toText ? toText(value) : asText(value);
    });
    const messages = await inSync(() =>
      send([
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      ]),
    );
    return parse.parseResults(messages, client.parsers, options)[0] as Results<T>;
  }

  return (plain) =>
    async <T>(text: string, params: unknown[] = [], options?: QueryOptions) => {
      const name = nameOf(text);
      if (!name) return plain<T>(text, params, options);
      return client.runExclusive(async () =>
        ask<T>(kept.get(name) ?? (await prepare(name, text)), params, options),
      );
    };
}
