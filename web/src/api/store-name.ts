/**
 * The fixed name of the local store (product.md §3). Its number goes up when an answer's shape changes: what an
 * older program kept is then never read.
 */
export const STORE = 'picadito-store:1:';
