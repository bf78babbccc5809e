import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, NAME_MAX, textField } from '@picadito/domain';
import * as z from 'zod/mini';

/** The name of a list by itself; `missing` is the screen's sentence for none. */
export function listNameResolver(missing: string) {
  return zodResolver(z.object({ name: textField(NAME_MAX, missing, MESSAGES.nameTooLong) }));
}
