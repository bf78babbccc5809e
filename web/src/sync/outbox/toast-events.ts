import { onOutboxEvent } from './registry.ts';
import { toast } from '../../ui/toast/toasts.ts';
import { outboxToast } from './event-toast.ts';

onOutboxEvent((event) => toast(outboxToast(event)));
