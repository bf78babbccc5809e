import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type FunctionNode,
  type SelectModifierNode,
  type SqliteDialectConfig,
  type TransactionSettings,
} from 'kysely';

/** Transactions take the write lock at once, so that two of them never meet halfway; those that only read take none. */
class ImmediateDriver extends SqliteDriver {
  readonly #beforeTransaction: (() => void) | undefined;
  constructor({ beforeTransaction, ...config }: ImmediateConfig) {
    super(config);
    this.#beforeTransaction = beforeTransaction;
  }
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings = {},
  ): Promise<void> {
    this.#beforeTransaction?.();
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
  /** On a full or broken disk SQLite rolls back by itself: then the first error is the one to report, not this. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active')))
        throw error;
    }
  }
}

/**
 * `FOR UPDATE` is dropped: the transaction has the write lock of the whole database. PostgreSQL's `to_json` of a text
 * has another name here.
 */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate') super.visitSelectModifier(node);
  }
  protected override visitFunction(node: FunctionNode): void {
    super.visitFunction(node.func === 'to_json' ? { ...node, func: 'json_quote' } : node);
  }
}

/** `beforeTransaction` may refuse one by throwing. */
type ImmediateConfig = SqliteDialectConfig & { beforeTransaction?: () => void };

/** Kysely's dialect with SQLite's write lock taken at the beginning of a transaction. */
export class ImmediateDialect extends SqliteDialect {
  readonly #config: ImmediateConfig;
  constructor(config: ImmediateConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#config);
  }
  override createQueryCompiler(): Compiler {
    return new Compiler();
  }
}
