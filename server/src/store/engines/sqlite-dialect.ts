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

/**
 * Kysely driver that takes SQLite's write lock when a transaction begins, so that a transaction never fails halfway
 * because another one has written. Read-only transactions take no write lock.
 */
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
  /**
   * Rolls back, and ignores the error that no transaction is active: on a full or broken disk SQLite has already rolled
   * back automatically, and the first error is the one to report.
   */
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
 * Kysely query compiler that translates what SQLite lacks. It drops `FOR UPDATE`, because a transaction has the write
 * lock of the whole database, and writes PostgreSQL's function `to_json` as `json_quote`.
 */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate') super.visitSelectModifier(node);
  }
  protected override visitFunction(node: FunctionNode): void {
    super.visitFunction(node.func === 'to_json' ? { ...node, func: 'json_quote' } : node);
  }
}

/**
 * Kysely's configuration with a function that is called before each transaction and may refuse the transaction by
 * throwing.
 */
type ImmediateConfig = SqliteDialectConfig & { beforeTransaction?: () => void };

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
