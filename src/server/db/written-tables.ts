import {
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';

/** Notes which tables a transaction writes to. */
export class WrittenTables implements KyselyPlugin {
  readonly names = new Set<string>();

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    const table = writtenTable(node);
    if (table) this.names.add(table);
    return node;
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result;
  }
}

function writtenTable(node: RootOperationNode): string | undefined {
  if (InsertQueryNode.is(node)) return node.into?.table.identifier.name;
  const target = UpdateQueryNode.is(node) ? node.table : DeleteQueryNode.is(node) ? node.from.froms[0] : undefined;
  return target && TableNode.is(target) ? target.table.identifier.name : undefined;
}
