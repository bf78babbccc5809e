import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, NAME_MAX, textField } from '@picadito/domain';
import * as z from 'zod/mini';

/** Returns a resolver for the name of a list alone; `missing` is the screen's text for an empty name. */
export function listNameResolver(missing: string) {
  return zodResolver(z.object({ name: textField(NAME_MAX, missing, MESSAGES.nameTooLong) }));
}
