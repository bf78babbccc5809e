/*
 * Every sentence that a rule chooses, once. Those of product.md §5 stand to the letter;
 * the others are new, short and in voseo. They go by the name of MESSAGES (index.ts), one export each, so that a
 * bundle carries only those it says.
 */
export * from './form-messages.ts';
export * from './screen-messages.ts';
