import {
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  type UnknownRow,
  UpdateQueryNode,
} from 'kysely';

/** Records in which tables a transaction has written, changed or deleted a row. */
export class WrittenTables implements KyselyPlugin {
  readonly names = new Set<string>();
  readonly #running = new WeakMap<QueryId, string>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const table = tableToWrite(node);
    if (table) this.#running.set(queryId, table);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const table = this.#running.get(queryId);
    // on SQLite a statement that returns its rows reports no count
    if (table && (result.numAffectedRows || result.rows.length > 0)) this.names.add(table);
    return result;
  }
}

function tableToWrite(node: RootOperationNode): string | undefined {
  if (InsertQueryNode.is(node)) return node.into?.table.identifier.name;
  const target = UpdateQueryNode.is(node) ? node.table : DeleteQueryNode.is(node) ? node.from.froms[0] : undefined;
  return target && TableNode.is(target) ? target.table.identifier.name : undefined;
}
